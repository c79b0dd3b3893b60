import { isObject, type Json } from '../../codegen/base/json.ts';
import type { Documented } from './documented.ts';

/** One sentence for each documented value that the spec does not have, or has otherwise. */
export function differences(documented: readonly Documented[], spec: ReadonlyMap<string, Json>): string[] {
  return documented.flatMap((one) => {
    const found = foundBy(one, spec.get(one.within));
    const isOrdered = one.kind !== 'set' && one.kind !== 'links';
    if (found !== undefined && asText(found, isOrdered) === asText(one.value, isOrdered)) return [];
    const now = found === undefined ? 'absent' : JSON.stringify(found);
    const place = [one.within, ...one.path].join('/');
    return [
      `${one.section}, ${one.entry}: ${place} (${one.kind}) is ${JSON.stringify(one.value)} in the documents, ${now}`,
    ];
  });
}

/** What the spec has in the place of a documented value; `undefined` where there is none, or where the text is not said. */
function foundBy({ kind, path, value: documented }: Documented, document: Json | undefined): Json | undefined {
  const value = document === undefined ? undefined : valueBy(document, path);
  if (value === undefined) return undefined;
  const list = (of: Json) => (Array.isArray(of) ? of : [of]);
  switch (kind) {
    case 'says':
      return plainText(textsOf(value).join('\n')).includes(plainText(String(documented))) ? documented : undefined;
    case 'is':
      return shown(value);
    case 'set':
      return different(list(shown(value)));
    case 'links':
      return different(linksOf(value));
    case 'range':
      return [Math.min(...list(value).map(Number)), Math.max(...list(value).map(Number))];
    default:
      return countOf(value, path.includes('*'));
  }
}

function asText(value: Json, isOrdered: boolean): string {
  const texts = (Array.isArray(value) ? value : [value]).map((item) => plainText(String(item)));
  return (isOrdered ? texts : texts.toSorted()).join('\n');
}

function different(list: readonly Json[]): Json[] {
  return [...new Set(list)];
}

/** How many items a list has; of several lists, the one number, or each when they differ. */
function countOf(value: Json, isEach: boolean): Json {
  if (!Array.isArray(value)) return 0;
  if (!isEach) return value.length;
  const counts = different(value.map((list) => (Array.isArray(list) ? list.length : 0)));
  return counts.length === 1 ? (counts[0] ?? 0) : counts;
}

/** A figure as its text; a list item by item; everything else as it is. */
function shown(value: Json): Json {
  if (Array.isArray(value)) return value.map(shown);
  return isObject(value) && typeof value.text === 'string' ? value.text : value;
}

/** Every text and number in a value, in order; of a figure, its label and the text that pages show. */
function textsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [String(value)];
  if (typeof value.text === 'string' && typeof value.value === 'string') return [String(value.label), value.text];
  return Object.values(value).flatMap(textsOf);
}

/** Every address of a link in a value, in order, without its query; ` ↗` stands behind one that opens a new tab. */
function linksOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (!isObject(value)) return [];
  const { href, newTab } = value;
  const own = typeof href === 'string' ? [`${href.replace(/\?.*/, '')}${newTab === true ? ' ↗' : ''}`] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}

/** Typography is ours: kinds of spaces, of apostrophes and of minus signs make no difference. */
function plainText(text: string): string {
  return text
    .normalize()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/[−\u2011]/gu, '-')
    .trim();
}

/**
 * Follows the steps of a path: a key of a mapping; in a list the item with that id, else of that type, else at that index; `[key=value]`
 * the item with that value; `*` the rest of the path in every item, as a list.
 */
function valueBy(value: Json, [step, ...rest]: readonly string[]): Json | undefined {
  if (step === undefined) return value;
  if (isObject(value)) {
    const next = value[step];
    return next === undefined ? undefined : valueBy(next, rest);
  }
  if (!Array.isArray(value)) return undefined;
  if (step === '*') return value.flatMap((item) => [valueBy(item, rest)]).filter((one) => one !== undefined);
  const [, key, wanted] = /^\[(\w+)=(.*)\]$/.exec(step) ?? [];
  const itemWith = (name: string, text: string | undefined) =>
    value.find((item) => isObject(item) && String(item[name]) === text);
  const item =
    key === undefined ? (itemWith('id', step) ?? itemWith('type', step) ?? value[Number(step)]) : itemWith(key, wanted);
  return item === undefined ? undefined : valueBy(item, rest);
}
