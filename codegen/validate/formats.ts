import { attempt } from '../base/attempt.ts';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { exists, readDay } from '../base/calendar-day.ts';
import { parseColour } from '../base/theme/colour.ts';
import { spanOf } from '../../src/shared/opening-hours.ts';
import { addressFault, deliveryFault, scriptFault } from './https-address.ts';

/** Why a text is no address of its kind, for addresses that reach policies, headers and servers' files. */
const addressFaults: Readonly<Record<string, (text: string) => string | undefined>> = {
  'https-address': (text) => addressFault(text, { port: true, path: true }),
  'https-origin': (text) => addressFault(text, { port: true, path: false }),
  'https-host': (text) => addressFault(text, { port: false, path: false }),
  'script-address': scriptFault,
  'delivery-address': deliveryFault,
};

let countries: Intl.DisplayNames | undefined;

/** Formats of the project's schemas beyond those of JSON Schema. Spaces may be no-break: values are checked as they are typeset. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  // `a@b.7` is an address to the format of JSON Schema; the forms and their receiver refuse it too.
  email: (text) => (fullFormats.email as RegExp).test(text) && /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i.test(text),
  hours: isHours,
  'language-code': (text) => languageFault(text) === undefined,
  'country-code': isCountry,
  'currency-code': isCurrency,
  'time-zone': isTimeZone,
  colour: (text) => parseColour(text) !== undefined && (parseColour(text)?.alpha ?? 1) === 1,
  'colour-with-opacity': (text) => parseColour(text) !== undefined,
  ...Object.fromEntries(
    Object.entries(addressFaults).map(([name, fault]) => [name, (text: string) => fault(text) === undefined]),
  ),
};

/** Why a text has not the format of this name, where a reason is known: the end of a French sentence. */
export function formatReason(format: string, text: string): string | undefined {
  if (format === 'date') return yearFault(text);
  return format === 'language-code' ? languageFault(text) : addressFaults[format]?.(text);
}

/** `2026-12-10`: not `1027-12-10`, where one digit is another. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? readDay(text) : undefined;
  return day !== undefined && exists(day) && yearFault(text) === undefined;
}

function yearFault(text: string): string | undefined {
  const year = readDay(text)?.year ?? 2000;
  return year >= 1900 ? undefined : `l'année ${year} est trop loin de la nôtre`;
}

/** A language by its two letters, that the fonts can write: no other alphabet, nothing from right to left. */
function languageFault(text: string): string | undefined {
  if (!/^[a-z]{2}$/.test(text) || Intl.DateTimeFormat.supportedLocalesOf(text).length === 0)
    return "aucune langue n'a ce code";
  return new Intl.Locale(text).maximize().script === 'Latn'
    ? undefined
    : "les polices du site n'ont que les lettres latines";
}

/** What each format of the schemas is in French, and a value that has it. */
export const formatNames: Readonly<Record<string, { name: string; example: string }>> = {
  date: { name: 'année-mois-jour', example: '2026-12-10' },
  email: { name: 'une adresse e-mail', example: 'contact@example.fr' },
  'https-address': { name: 'une adresse https://', example: 'https://formulaires.example.fr/demandes' },
  'delivery-address': { name: "l'adresse qui reçoit des demandes", example: 'https://formulaires.example.fr/demandes' },
  'script-address': { name: "l'adresse d'un script", example: 'https://chat.example.fr/module.js' },
  'https-origin': { name: "l'adresse d'un serveur", example: 'https://chat.example.fr' },
  'https-host': { name: "l'adresse d'un site", example: 'https://www.example.fr' },
  hours: { name: 'deux heures, « closed » ou « by-appointment »', example: '09:00-17:30' },
  'language-code': { name: "le code d'une langue", example: 'fr' },
  'country-code': { name: "le code d'un pays", example: 'FR' },
  'currency-code': { name: "le code d'une monnaie", example: 'EUR' },
  'time-zone': { name: 'un fuseau horaire', example: 'Europe/Paris' },
  colour: { name: 'une couleur opaque', example: '#f2b94b' },
  'colour-with-opacity': { name: 'une couleur', example: '#ffffff17' },
};

/** True if `text` has the format of this name, our own or one of JSON Schema. */
export function hasFormat(format: string, text: string): boolean {
  const check: unknown = formats[format] ?? (fullFormats as Record<string, unknown>)[format];
  if (check instanceof RegExp) return check.test(text);
  if (typeof check === 'function') return check(text) === true;
  return (check as { validate: (text: string) => boolean }).validate(text);
}

/** Is a text the code of a country? Their names are loaded at the first use: most runs have none to look up. */
function isCountry(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text)) return false;
  countries ??= new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  // « UK » is another name of « GB ».
  return countries.of(text) !== undefined && new Intl.Locale(`und-${text}`).region === text;
}

let currencies: Set<string> | undefined;

/** Listed once: that takes as long as validating a whole file. */
function isCurrency(text: string): boolean {
  return (currencies ??= new Set(Intl.supportedValuesOf('currency'))).has(text);
}

/** Known to Node, whose list has `Europe/Kiev` and not `Europe/Kyiv`, and in capitals, as calendars write it. */
function isTimeZone(text: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*)+)$/.test(text)) return false;
  return attempt(() => new Intl.DateTimeFormat('fr', { timeZone: text })) !== undefined;
}

/** `09:00-12:30`, or why there are none. */
function isHours(text: string): boolean {
  const [opens = '', closes = ''] = spanOf(text) ?? [];
  const areTimes = [opens, closes].every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time));
  return (areTimes && opens !== closes) || text === 'closed' || text === 'by-appointment';
}
