import { isObject, valueAt, type DocumentPath } from '../../load/values/json.ts';
import type { Row, Source } from '../../load/resolve/spec-index.ts';
import { schemaPlace } from '../../load/schemas/schema-place.ts';
import type { Spec } from '../spec.ts';

/** What has to go with a value: an entry or item, or a whole row. */
export type Removable = { readonly path: DocumentPath } | { readonly row: Row; readonly table: string };

/**
 * The smallest thing that can go with the value at `path`: an item of a list, a key that its mapping may do without, else what holds the
 * mapping. `undefined` where that would be a block, or a part that the file cannot do without: this is for a person to decide.
 */
export function removableAt(
  spec: Pick<Spec, 'index' | 'schemas'>,
  source: Source,
  path: DocumentPath,
): Removable | undefined {
  const row = rowAt(spec, source, path);
  if (row !== undefined) return row;
  const above = path.slice(0, -1);
  const parent = valueAt(source.data, above);
  const isBlock = source.document.kind === 'page' && path.length <= 2;
  if (path.length === 0 || isBlock || parent === undefined) return undefined;
  if (Array.isArray(parent)) return { path };
  const key = String(path.at(-1));
  const { required } = schemaPlace(source, path, spec.schemas).schema(1) ?? {};
  // A link without its address is none, a choice of rows without its ids would be all of them, and a mapping without keys says nothing.
  const isOnly = isObject(parent) && Object.keys(parent).length === 1;
  const isNeeded =
    isOnly ||
    ['href', 'ref', 'id', 'pick', 'from'].includes(key) ||
    (Array.isArray(required) && required.includes(key));
  return isNeeded ? removableAt(spec, source, above) : { path };
}

/** Must the list at a path hold something? */
export function needsItems({ schemas }: Pick<Spec, 'schemas'>, source: Source, path: DocumentPath): boolean {
  return path.at(-1) === 'pick' || Number(schemaPlace(source, path, schemas).schema()?.minItems ?? 0) > 0;
}

function rowAt({ index }: Pick<Spec, 'index'>, source: Source, path: DocumentPath): Removable | undefined {
  if (source.document.kind !== 'table') return undefined;
  const table = source.document.name;
  const row = index.tables.get(table)?.find((one) => one.source === source && one.path.join('/') === path.join('/'));
  return row === undefined || !isObject(row.data) ? undefined : { row, table };
}
