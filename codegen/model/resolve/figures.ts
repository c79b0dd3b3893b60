import { isObject, type JsonObject } from '../../base/json.ts';
import type { SpecLocale } from './spec-locale.ts';
import { figureOf, readingsOf, type FigureValue } from './figure.ts';

/** Every fact as a figure, by `id` or `id.reading`. */
export function figuresOf(facts: JsonObject, locale: SpecLocale): Record<string, JsonObject> {
  const figures: Record<string, JsonObject> = {};
  for (const [id, fact] of Object.entries(facts)) {
    if (!isObject(fact)) continue;
    for (const [name, figure] of readingsAs(fact, locale)) figures[name === '' ? id : `${id}.${name}`] = figure;
  }
  return figures;
}

/** The readings of a fact, by name; a fact that has one value is one without a name. */
function readingsAs(fact: JsonObject, locale: SpecLocale): (readonly [string, JsonObject])[] {
  const readings = readingsOf(fact);
  if (readings === undefined) return [['', typeset(figureOf(fact, undefined, locale), locale)]];
  return Object.entries(readings).flatMap(([name, reading]) =>
    isObject(reading) ? [[name, typeset(figureOf(fact, reading, locale), locale)] as const] : [],
  );
}

function typeset(figure: FigureValue, locale: SpecLocale): JsonObject {
  return Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, locale.typeset(String(value))]));
}
