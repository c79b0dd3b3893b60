import { isObject, type JsonObject } from '../values/json.ts';
import type { SpecLocale } from './spec-locale.ts';
import { figureOf, readingsOf, type FigureValue } from './figure.ts';

/** Every fact as a figure, by `id` or `id.reading`. */
export function figuresOf(facts: JsonObject, locale: SpecLocale): Record<string, JsonObject> {
  const figures: Record<string, JsonObject> = {};
  for (const [id, fact] of Object.entries(facts)) {
    if (!isObject(fact)) continue;
    const readings = readingsOf(fact);
    if (readings === undefined) figures[id] = typeset(figureOf(fact, undefined, locale), locale);
    for (const [name, reading] of Object.entries(readings ?? {})) {
      if (isObject(reading)) figures[`${id}.${name}`] = typeset(figureOf(fact, reading, locale), locale);
    }
  }
  return figures;
}

function typeset(figure: FigureValue, locale: SpecLocale): JsonObject {
  return Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, locale.typeset(String(value))]));
}
