import { camelCase, kebab } from '../base/names.ts';
import { domainToASCII } from 'node:url';
import { frenchForm, isoForm, exists, readDay } from '../base/calendar-day.ts';
import { isFrenchPlan, telephoneOf } from '../base/telephone.ts';

/**
 * The most likely value: the first of the usual other ways to write `text` that `accepts` takes. A way never leads to another kind of value:
 * a date stays that date, a telephone number dials the same, and only a name becomes a name in lower case and hyphens.
 * `17/09/2026` → `2026-09-17` or `17 septembre 2026`, whichever the field asks for; `undefined` when none will do.
 * @param country of the site's readers, whose telephone numbers begin at home with 0
 */
export function suggestFix(text: string, accepts: (text: string) => boolean, country = 'FR'): string | undefined {
  const written = text.trim();
  const kind = kinds.find(({ is }) => is.test(written));
  return [written, ...(kind?.ways(written, country) ?? []), written.toLowerCase()].find(
    (candidate) => candidate !== '' && candidate !== text && accepts(candidate),
  );
}

/** True of a few words without any sign that are no value of another kind. */
export function isName(text: string): boolean {
  return kinds.find(({ is }) => is.test(text))?.is === nameForm;
}

/** A kind of value, and other ways to write one, the closest to the typed one first. */
interface Kind {
  is: RegExp;
  ways: (text: string, country: string) => readonly string[];
}

/** Ends of names that are files, not servers. */
const file = 'html?|php|pdf|m?js|css|png|jpe?g|svg|webp|docx?|xlsx?|ya?ml|json|txt|md|zip|ics|xml';
/** `9h30`, « 9 h », `9:30`, `9.30`. */
const time = String.raw`\d{1,2}\s*(?:[h:]\s*(?:\d\d)?|\.\d\d)`;

const nameForm = /^[\p{L}\p{M}\d]+(?:[\s_'’-]+[\p{L}\p{M}\d]+){0,4}$/u;

/** The first kind that a text has is its kind. A sentence has none. */
const kinds: readonly Kind[] = [
  {
    is: new RegExp(
      String.raw`^\w+://|^(?:data|javascript|sms):|^www\.|^(?:[\p{L}\d-]+\.)+(?!(?:${file})\b)\p{L}{2,}(?:[/:?#]|$)`,
      'iu',
    ),
    ways: (text) => {
      const bare = text.replace(/^https?:\/\//iu, '').replace(/\/+$/u, '');
      // The name of a server in ASCII: « écosystème.fr » is `xn--cosystme-60ae.fr`.
      const server = bare.replace(/^[^/?#:]+/u, domainToASCII);
      return /^\w+:/u.test(bare) ? [] : [text.replace(/\/+$/u, ''), `https://${server}`];
    },
  },
  // Of a number with its spaces: « tel:04 65 71 20 20 ».
  { is: /^tel:/i, ways: (text) => [text.replaceAll(/[\s.()]/gu, '')] },
  { is: /@|\((?:at|arobase)\)|\[at\]|\sat\s+\S+\.\p{L}/iu, ways: mails },
  {
    is: /^(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}(?:er)?(?:[-/. ]\d{1,2}[-/. ]|\s+\p{L}+\.?\s+)\d{4})$/u,
    ways: dates,
  },
  { is: /^(?:\+|00|\(?0)[\d\s.()/-]{7,}$/u, ways: phones },
  // « 3639 »: a short number, in pairs.
  { is: /^\d{4}$/u, ways: (text) => [`${text.slice(0, 2)} ${text.slice(2)}`] },
  { is: /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$|^rgb\(/iu, ways: colours },
  { is: new RegExp(String.raw`^(?:de\s)?${time}(?:\s*(?:à|a|-|–)\s*${time})?$`, 'iu'), ways: times },
  { is: /^(?:fermée?|closed)$/iu, ways: () => ['closed'] },
  { is: /^(?:sur\s)?(?:rendez-vous|rdv)$/iu, ways: () => ['by-appointment'] },
  { is: /^\d+\s?(?:à|[-–/])\s?\d+(?:\s\p{L}+)?$/u, ways: (text) => [(text.match(/\d+/g) ?? []).join('-')] },
  { is: /\(\)$/u, ways: (text) => [text.slice(0, -2)] },
  { is: /^[#/]|^[^\s/]+(?:\/[^\s/]+)+\/?$/u, ways: paths },
  // A language and its country: « fr-FR ».
  { is: /^[a-z]{2}[-_][A-Z]{2}$/u, ways: (text) => [text.slice(0, 2), text.slice(3)] },
  {
    is: nameForm,
    ways: (text) => [kebab(text), camelCase(kebab(inWords(text))), text.toUpperCase(), ...colours(text)],
  },
];

/** `contact (at) example.fr`, `mailto:contact@example.fr`. */
function mails(text: string): string[] {
  const [, name = '', at = '', server] =
    /^(?:mailto:)?([^\s@/:]+?)(\s*(?:@|\((?:at|arobase)\)|\[at\])\s*|\sat\s)([^\s@/]+\.\p{L}{2,})$/iu.exec(text) ?? [];
  return server === undefined || at === '' ? [] : [`${name}@${server}`, `mailto:${name}@${server}`];
}

function dates(text: string): string[] {
  const date = readDay(text);
  return date !== undefined && exists(date) ? [isoForm(date), frenchForm(date)] : [];
}

/** `9h` → `09:00`; « 9 h 00 à 17 h 30 » → `09:00-17:30`. */
function times(text: string): string[] {
  const found = [...text.matchAll(/(\d{1,2})\s*[h:.]\s*(\d{2})?/giu)].map(
    // A day that ends at 24 h ends a minute before the next one.
    ([, hours = '', minutes = '00']) => (hours === '24' ? '23:59' : `${hours.padStart(2, '0')}:${minutes}`),
  );
  return [found.join('-')];
}

/** `/Été/` → `/ete`, `#Nos offres` → `#nos-offres`. What a path has beside words (`?`, `*`, a file's ending) is not dropped. */
function paths(text: string): string[] {
  const bare = text.replace(/\/+$/u, '');
  const ways = text.startsWith('#') ? [] : [bare, `/${bare}`];
  if (/[^\p{L}\p{M}\d\s_'’/#-]|(?<=.)#/u.test(text)) return ways;
  return [...ways, text.startsWith('#') ? `#${kebab(text)}` : bare.split('/').map(kebab).join('/')];
}

/** `vosAttentes` → `vos Attentes` */
function inWords(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** `F2B` → `#ff22bb`, `rgb(10, 13, 19)` → `#0a0d13`. */
function colours(text: string): string[] {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits !== undefined) return [`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`];
  const [, ...channels] = /^rgb\((\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\)$/i.exec(text) ?? [];
  const parts = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return parts.length === 3 ? [`#${parts.join('')}`] : [];
}

/** `0199001212` → `01 99 00 12 12`, by pairs where France's plan is; as its country writes it elsewhere: in Switzerland, `022 700 12 30`. */
function phones(text: string, country: string): string[] {
  const number = telephoneOf(text.replace(/^00/u, '+').replace('(0)', '').replaceAll('/', ' '), country);
  if (number === undefined) return [];
  const national = isFrenchPlan(country) && isFrenchPlan(number.country ?? '');
  const pairs = `0${number.nationalNumber}`.replaceAll(/(?<=^(?:..)+)(?=..)/gu, ' ');
  const abroad = number.country !== country && !national;
  const forms = [...(national ? [pairs] : abroad ? [] : [number.formatNational()]), number.formatInternational()];
  return [...(text.startsWith('+') ? forms.toReversed() : forms), number.getURI()];
}
