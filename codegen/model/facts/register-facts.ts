import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import { type SpecLocale, figureOf, readingsOf, stateOf } from '../locale/spec-locale.ts';
import type { Usage } from './fact-usage.ts';

/** A fact in the register of figures; its exact type for the views is in the schema of the block that shows it. */
export interface RegisteredFact {
  id: string;
  label: string;
  source?: string;
  definition?: string;
  period?: string;
  scale?: string;
  readings: JsonObject[];
}

/** The meaning of a figure: its definition, the time and the scale that it refers to. */
const meaning = ['definition', 'period', 'scale'];

/**
 * Every fact in file order that a page of this day shows: its readings, their states, and the pages that show them. Facts of drafts and of
 * days to come alone are left out, and so are notes for owners (`origin`, annotations).
 * @param facts the file of facts, resolved, with each `derived` beside its value
 */
export function registerFacts(facts: JsonObject, usage: ReadonlyMap<string, Usage>, locale: SpecLocale) {
  return Object.entries(facts).flatMap(([id, fact]) => {
    if (!isObject(fact)) return [];
    const readings = Object.entries(readingsOf(fact) ?? { '': fact }).flatMap(([name, written]) => {
      const shown = usage.get(name === '' ? id : `${id}.${name}`);
      return shown === undefined ? [] : [registerReading(fact, { name, written, shown }, locale)];
    });
    if (readings.length === 0) return [];
    const label = locale.typesetTitle(String(fact.label));
    return [{ id, label, ...typesetTexts(fact, ['source', ...meaning], locale), readings }];
  });
}

/** @param written the reading, or the fact itself where it has one value and `name` is empty */
function registerReading(
  fact: JsonObject,
  { name, written, shown }: { name: string; written: Json; shown: Usage },
  locale: SpecLocale,
): JsonObject {
  const own = isObject(written) && name !== '' ? written : {};
  const whole = { ...fact, ...own };
  const { measured, reference } = whole;
  return {
    ...(name !== '' && { name }),
    ...typesetTexts(own, ['label', 'source', ...meaning], locale),
    text: locale.typeset(figureOf(whole, locale).text),
    state: stateOf(whole),
    ...(isObject(measured) && { measured: { ...measured, by: locale.typeset(String(measured.by)) } }),
    ...(isObject(reference) && {
      reference: { href: reference.href ?? '', name: locale.typeset(String(reference.name)) },
    }),
    ...typesetTexts(whole, ['validUntil', 'because'], locale),
    everywhere: shown.everywhere,
    pages: [...shown.pages],
  };
}

function typesetTexts(fields: JsonObject, keys: readonly string[], { typeset }: SpecLocale): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = fields[key];
      return typeof value === 'string' ? [[key, typeset(value)]] : [];
    }),
  );
}
