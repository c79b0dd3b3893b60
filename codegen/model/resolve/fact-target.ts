import type { Fault } from '../../base/findings/fault.ts';
import { missingFact } from '../../base/findings/missing.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, valueAt, type Json } from '../../base/json.ts';
import { figureOf, readingsOf } from './figure.ts';
import { numberWords } from './number-words.ts';
import type { Source } from '../../read/source.ts';
import type { SpecLocale } from './spec-locale.ts';
import { referenceFault, type Target } from './target.ts';

/** What is said of a figure, beside the figure itself. */
const saidParts = ['definition', 'period', 'scale', 'because', 'validUntil'];

/**
 * The fact that a reference names, or one of its readings or parts (`facts.delay.fast.number`).
 * @param source the file of facts
 * @param data what it says, with what is derived worked out
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
  const figure = figureOf(fact, isObject(reading) ? reading : undefined, locale);
  const own = (key: string) => (isObject(reading) ? reading[key] : undefined) ?? fact[key];
  const number = own('value');
  const words = typeof number === 'number' ? numberWords(number) : undefined;
  const parts = {
    ...figure,
    ...(words !== undefined && { words, Words: words.charAt(0).toUpperCase() + words.slice(1) }),
    number: number ?? null,
    ...Object.fromEntries(saidParts.flatMap((key) => (own(key) === undefined ? [] : [[key, own(key) ?? null]]))),
  };
  const value = fields.length === 0 ? { ...figure, fact: id } : valueAt(parts, fields);
  if (value === undefined)
    return referenceFault(
      reference,
      `« ${fields.join('.')} » ne fait pas partie d'un chiffre.`,
      suggestion(fields[0] ?? '', ['label', 'value', 'unit', 'text', 'number', 'words', 'Words', ...saidParts]),
    );
  const path = readings === undefined ? [id] : [id, 'readings', name];
  return {
    value,
    source,
    path,
    row: undefined,
    unit: undefined,
    fact: readings === undefined ? id : `${id}.${name}`,
    misshapen: false,
  };
}
