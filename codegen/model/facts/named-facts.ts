import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { figureOf, readingsOf, type SpecLocale } from '../locale/spec-locale.ts';

/** A fact, or a reading of one, as the spec names it. */
export interface NamedFact {
  /** `id` or `id.reading`. */
  name: string;
  /** In the file of facts. */
  path: DocumentPath;
  /** The reading, or the fact itself when it has one value. */
  written: JsonObject;
  /** The fields to show: those of the reading before those of the fact. */
  figure: JsonObject;
}

/** Every fact that a page can refer to, in file order. Ill-formed ones are left out: the schema reports them. */
export function namedFacts(facts: Json): NamedFact[] {
  return Object.entries(isObject(facts) ? facts : {}).flatMap(([id, fact]) => {
    if (!isObject(fact)) return [];
    const readings = readingsOf(fact);
    if (readings === undefined) return [{ name: id, path: [id], written: fact, figure: fact }];
    return Object.entries(readings).flatMap(([name, reading]) =>
      isObject(reading)
        ? [{ name: `${id}.${name}`, path: [id, 'readings', name], written: reading, figure: { ...fact, ...reading } }]
        : [],
    );
  });
}

/** Every fact as the site writes it, by `id` or `id.reading`. */
export function figuresOf(facts: Json, locale: SpecLocale): Record<string, JsonObject> {
  const typeset = (figure: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, locale.typeset(String(value))]));
  return Object.fromEntries(namedFacts(facts).map(({ name, figure }) => [name, typeset(figureOf(figure, locale))]));
}
