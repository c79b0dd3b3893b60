import { isObject, type Json, type JsonObject } from '../values/json.ts';
import { RememberedPair } from '../values/remembered.ts';
import type { SpecLocale } from './spec-locale.ts';

/** Those of a locale; `null` where something in the value refers to something else. */
const known = new RememberedPair<SpecLocale, object, { typeset: Json | null }>();

/**
 * A list or mapping in which nothing refers to anything, with its texts typeset: the very value where nothing in it changes, and the same one
 * wherever it is shown, since rows are shown on several pages. Nothing where something in it is a reference.
 */
export function plainValue(value: Json[] | JsonObject, locale: SpecLocale): Json | undefined {
  return known.get(locale, value, () => ({ typeset: typesetIn(value, locale) ?? null })).typeset ?? undefined;
}

/** `undefined` where something in the value is a reference. */
function typesetIn(value: Json, locale: SpecLocale): Json | undefined {
  if (typeof value === 'string') return value.includes('{') ? undefined : locale.typeset(value);
  if (Array.isArray(value)) return typesetItems(value, locale);
  if (!isObject(value)) return value;
  if ('ref' in value) return undefined;
  let copy: JsonObject | undefined;
  for (const key of Object.keys(value)) {
    const item = value[key] ?? null;
    const typeset = typesetIn(item, locale);
    if (typeset === undefined) return undefined;
    if (typeset === item) continue;
    copy ??= { ...value };
    copy[key] = typeset;
  }
  return copy ?? value;
}

function typesetItems(list: Json[], locale: SpecLocale): Json[] | undefined {
  let copy: Json[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index] ?? null;
    const typeset = typesetIn(item, locale);
    if (typeset === undefined) return undefined;
    if (typeset === item) continue;
    copy ??= list.slice();
    copy[index] = typeset;
  }
  return copy ?? list;
}
