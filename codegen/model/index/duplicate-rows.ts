import type { JsonObject } from '../../base/json.ts';
import type { Row } from './spec-index.ts';

/**
 * Does the row have the name of its file? A table in a folder names each file after its row: a file that was copied, and whose `id` was
 * not changed yet, is the new one of two alike.
 */
export function isNamedByItsFile(row: Row): boolean {
  const name = fileName(row);
  return name === undefined || name === row.id;
}

/** The name of the file that holds this row alone, in the folder of its table. */
export function fileName({ path, source }: Row): string | undefined {
  return path.length > 0 ? undefined : /^spec\/tables\/[^/]+\/([^/]+)\.ya?ml$/.exec(source.document.file)?.[1];
}

/** An item with the text of an earlier one, and both by age: the newer is the one to change. */
export interface Alike<Item> {
  item: Item;
  older: Item;
  newer: Item;
}

/** The items with the text of an earlier one, each beside the first item with that text. An item without a text is like no other. */
export function alikeIn<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string | undefined,
  rowOf: (item: Item) => Row | undefined,
): Alike<Item>[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const text = textOf(item);
    const first = text === undefined ? undefined : firsts.get(text);
    if (text !== undefined && first === undefined) firsts.set(text, item);
    if (first === undefined) return [];
    const [a, b] = [rowOf(first), rowOf(item)];
    const isFirstNew = a !== undefined && b !== undefined && !isNamedByItsFile(a) && isNamedByItsFile(b);
    return [isFirstNew ? { item, older: item, newer: first } : { item, older: first, newer: item }];
  });
}

/** The fields in which no two rows of a table have the same text: `own` in its schema. */
export function ownFields(schema: JsonObject | undefined): string[] {
  return Array.isArray(schema?.own) ? schema.own.map(String) : [];
}

/** A field of a row as it is compared. `undefined` for a text with references, which is not known here. */
export function ownText({ data }: Row, field: string): string | undefined {
  const value = data[field];
  // Capitals and spaces do not count.
  if (typeof value !== 'string' || value.includes('{')) return undefined;
  return value.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** True if two rows share a text that each should have of its own. */
export function shareOwnText(a: Row, b: Row, schema: JsonObject | undefined): boolean {
  return ownFields(schema).some((field) => {
    const text = ownText(a, field);
    return text !== undefined && text === ownText(b, field);
  });
}
