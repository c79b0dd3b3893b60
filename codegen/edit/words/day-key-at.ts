import { dayKeysIn, type DayKey } from '../../load/days/days.ts';
import type { Source } from '../../load/resolve/spec-index.ts';
import type { Schemas } from '../../load/schemas/schemas.ts';
import { isObject, valueAt, type DocumentPath } from '../../load/values/json.ts';

/** The key at a place, where it says the days of a row or a block. */
export function dayKeyAt({ document, data }: Source, place: DocumentPath, schemas: Schemas): DayKey | undefined {
  const holder = place.slice(0, -1);
  const written = valueAt(data, holder);
  if (!isObject(written)) return undefined;
  const isBlock = document.kind === 'page' && holder.length === 2 && holder[0] === 'blocks';
  const isRow = document.kind === 'table' && holder.length === (Array.isArray(data) ? 1 : 0);
  if (!isBlock && !isRow) return undefined;
  const schema = isRow ? schemas.tables.get(document.name) : schemas.blocks.get(String(written.type));
  return dayKeysIn(written, schema).find((key) => key === place.at(-1));
}
