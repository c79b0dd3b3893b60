import { isObject, type JsonObject } from '../json.ts';
import { typography } from './typography.ts';
import { figureOf, readingsOf, type FigureValue } from './figure.ts';

/** Every fact as a figure, by `id` or `id.reading`. */
export function figuresOf(facts: JsonObject): Record<string, JsonObject> {
  const figures: Record<string, JsonObject> = {};
  for (const [id, fact] of Object.entries(facts)) {
    if (!isObject(fact)) continue;
    const readings = readingsOf(fact);
    if (readings === undefined) figures[id] = typeset(figureOf(fact));
    for (const [name, reading] of Object.entries(readings ?? {})) {
      if (isObject(reading)) figures[`${id}.${name}`] = typeset(figureOf(fact, reading));
    }
  }
  return figures;
}

function typeset(figure: FigureValue): JsonObject {
  return Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, typography(String(value))]));
}
