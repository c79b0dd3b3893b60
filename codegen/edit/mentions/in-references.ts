import { referencePattern } from '../../load/resolve/reference-text.ts';
import { wholeReference } from '../../load/resolve/whole-reference.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../../load/values/json.ts';
import type { NamedRow, Part } from './mention.ts';
import type { SchemaPlace } from '../../load/schemas/schema-place.ts';

/** Where a text refers to the row: `{packs.starter.name}` in a text, `{ ref: packs.starter.name }`, the term of a calculation. */
export function inReferences(text: string, data: Json, path: DocumentPath, place: SchemaPlace, row: NamedRow): Part[] {
  const parent = valueAt(data, path.slice(0, -1));
  const isWhole = path.at(-1) === 'ref' && isObject(parent) && wholeReference(parent) === text;
  if (isWhole || isTerm(place)) return inReference(text, 0, row);
  return [...text.matchAll(referencePattern)].flatMap(({ index, 1: reference = '' }) =>
    inReference(reference, index + 1, row),
  );
}

/** Does the text name a value by itself? A form names the rows that it offers under `from`, which its schema tells by `if`. */
function isTerm({ kind, path, schema }: SchemaPlace): boolean {
  return schema()?.term === true || (kind === 'form' && (path.at(-1) === 'from' || path.at(-2) === 'from'));
}

function inReference(reference: string, offset: number, { table, id }: NamedRow): Part[] {
  const isNamed = `${reference}.`.startsWith(`${table}.${id}.`);
  const start = offset + table.length + 1;
  return isNamed ? [{ start, end: start + id.length, as: 'id' }] : [];
}
