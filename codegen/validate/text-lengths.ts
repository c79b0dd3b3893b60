import { isObject, valueAt, type Json, type JsonObject } from '../base/json.ts';

/** How long a text may be, in characters, both ends included. */
export interface TextLength {
  min: number;
  max: number;
}

/** By what `lengthFrom` names: `title`, `description`, `heading`, `text`. */
export type TextLengths = ReadonlyMap<string, TextLength>;

/**
 * The lengths of the texts of a site: `lengths` of its settings, else the `default` of its schema. An invalid one, which the schema
 * reports, leaves the default.
 * @param site the data of site.yaml, as far as it could be read
 */
export function textLengths(common: JsonObject, site: Json | undefined): TextLengths {
  const settings = valueAt(common, ['$defs', 'lengths', 'properties']);
  if (!isObject(settings)) return new Map();
  return new Map(
    Object.entries(settings).map(([name, setting]) => [
      name,
      lengthIn(valueAt(site, ['lengths', name])) ?? lengthIn(valueAt(setting, ['default'])) ?? anyLength,
    ]),
  );
}

const anyLength: TextLength = { min: 0, max: Number.POSITIVE_INFINITY };

function lengthIn(setting: Json | undefined): TextLength | undefined {
  const [min, max] = [valueAt(setting, ['min']) ?? 0, valueAt(setting, ['max'])];
  return typeof min === 'number' && typeof max === 'number' && min <= max ? { min, max } : undefined;
}

/** The end that a text misses, `min` or `max`; undefined where it fits. Characters are those of Unicode, as JSON Schema counts them. */
export function missedEnd(text: string, length: TextLength | undefined): keyof TextLength | undefined {
  if (length === undefined || (text.length <= length.max && text.length >= 2 * length.min)) return undefined;
  const characters = [...text].length;
  if (characters > length.max) return 'max';
  return characters < length.min ? 'min' : undefined;
}
