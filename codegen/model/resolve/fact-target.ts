import { capitalized } from '../../../src/shared/locale.ts';
import { type Fault, missingFact } from '../../base/findings/finding.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, valueAt, type Json } from '../../base/json.ts';
import { figureOf, readingsOf, stateOf, type SpecLocale } from '../locale/spec-locale.ts';
import type { Source } from '../../read/source.ts';
import { referenceFault, type Target } from './resolved.ts';

/** The fields of a figure that are not part of the figure itself. */
const saidParts = ['definition', 'period', 'scale', 'because', 'validUntil'];

/**
 * The fact that a reference names, or one of its readings or parts (`facts.delay.fast.number`).
 * @param source the file of facts
 * @param data its content, with derived figures computed
 */
export function factTarget(
  source: Source | undefined,
  data: Json | undefined,
  reference: string,
  [id = '', ...rest]: readonly string[],
  locale: SpecLocale,
): Target | Fault {
  const facts = isObject(data) ? data : {};
  const fact = valueAt(facts, [id]);
  if (source === undefined || !isObject(fact))
    return referenceFault(
      reference,
      `le chiffre « ${id} » n'existe pas dans spec/facts.yaml.`,
      suggestion(id, Object.keys(facts)) ?? `Ajoutez « ${id}: » à spec/facts.yaml, ou retirez cette référence.`,
      missingFact(id),
    );
  const readings = readingsOf(fact);
  const name = readings === undefined ? '' : (rest[0] ?? '');
  const fields = readings === undefined ? rest : rest.slice(1);
  const reading = readings === undefined ? undefined : valueAt(readings, [name]);
  if (readings !== undefined && !isObject(reading)) {
    const choices = Object.keys(readings);
    if (name !== '')
      return referenceFault(
        reference,
        `le chiffre « ${id} » n'a pas de lecture « ${name} ».`,
        suggestion(name, choices),
        missingFact(`${id}.${name}`),
      );
    const written = choices.map((choice) => `facts.${id}.${choice}`);
    return referenceFault(
      reference,
      `le chiffre « ${id} » a plusieurs lectures : il faut en nommer une.`,
      `Lectures : ${written.join(', ')}.`,
    );
  }
  const whole = { ...fact, ...(isObject(reading) && reading) };
  const figure = figureOf(whole, locale);
  const state = stateOf(whole);
  const { value: number } = whole;
  const words = typeof number === 'number' && locale.language === 'fr' ? numberWords(number) : undefined;
  const has = {
    ...figure,
    ...(words !== undefined && inWords('words', words)),
    ...(words !== undefined && inWords('feminine', words.replace(/\bun$/, 'une'))),
    number: number ?? null,
    ...Object.fromEntries(saidParts.flatMap((key) => (whole[key] === undefined ? [] : [[key, whole[key]]]))),
  };
  const shown = {
    ...figure,
    fact: id,
    ...(name !== '' && { reading: name }),
    ...(state !== 'announced' && { state }),
  };
  const value = fields.length === 0 ? shown : valueAt(has, fields);
  // A formula at fault has a finding of its own.
  if (value === undefined && whole.derived !== undefined && number === undefined)
    return { code: 'unknown', message: id };
  if (value === undefined) return partFault(reference, fields.join('.'));
  const path = readings === undefined ? [id] : [id, 'readings', name];
  const format = fields[0] === 'validUntil' ? 'date' : undefined;
  return { value, source, path, row: undefined, format, fact: readings === undefined ? id : `${id}.${name}` };
}

const wordParts = ['words', 'Words', 'feminine', 'Feminine'];
const parts = ['label', 'value', 'unit', 'text', 'number', ...wordParts, ...saidParts];

/** A text as it stands, and with a capital under the name of its part with one. */
function inWords(part: string, text: string): Record<string, string> {
  return { [part]: text, [capitalized(part)]: capitalized(text) };
}

/** A part that no figure has, or that this one lacks. */
function partFault(reference: string, part: string): Fault {
  if (!parts.includes(part))
    return referenceFault(reference, `« ${part} » ne fait pas partie d'un chiffre.`, suggestion(part, parts));
  const remedy = wordParts.includes(part)
    ? `Seul un nombre entier de 0 à 99 s'écrit en lettres, et en français : sans « .${part} », il s'écrit en chiffres.`
    : `Donnez-le-lui dans spec/facts.yaml, ou nommez une autre partie : ${parts.filter((one) => one !== part).join(', ')}.`;
  const restore = 'Rétablissez-le dans spec/facts.yaml, ou corrigez chaque endroit.';
  const about = { kind: 'fact', name: reference.slice('facts.'.length), restore } as const;
  return referenceFault(reference, `ce chiffre n'a pas de « ${part} ».`, remedy, about);
}

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** From twenty on. */
const tens = 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

/**
 * A whole number from 0 to 99 in French words, masculine; `undefined` for others. `21` → « vingt et un », `80` → « quatre-vingts ».
 * Source: the usage before the spelling reform of 1990, hyphens within tens only.
 */
export function numberWords(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
  if (value < 20) return small[value];
  const ten = Math.floor(value / 10);
  const name = tens[ten - 2] ?? '';
  const rest = value - 10 * (ten === 7 || ten === 9 ? ten - 1 : ten);
  if (rest === 0) return ten === 8 ? `${name}s` : name;
  // « vingt et un » to « soixante et onze », but « quatre-vingt-un », « quatre-vingt-onze ».
  const joined = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-';
  return `${name}${joined}${small[rest] ?? ''}`;
}
