import { columnOf } from '../../load/figures/column.ts';
import { isObject } from '../../load/values/json.ts';
import type { Spec } from '../spec.ts';
import type { NamedRow } from './mention.ts';

/** The places of a column that must hold each row of the table (`placedIn` in its schema, with `in`), by file and path, where they hold this one. */
export function columnPlaces(
  { index, schemas }: Pick<Spec, 'index' | 'schemas'>,
  { table, id }: NamedRow,
): ReadonlySet<string> {
  const places = schemas.tables.get(table)?.placedIn;
  const columns = (Array.isArray(places) ? places : []).flatMap((place) =>
    isObject(place) && typeof place.in === 'string' ? [place.in] : [],
  );
  return new Set(
    columns.flatMap((column) =>
      (columnOf(index, column) ?? []).flatMap(({ value, source, path }) => {
        const at = isObject(value) ? [...path, 'id'] : path;
        return (isObject(value) ? value.id : value) === id ? [`${source.document.file} ${at.join('/')}`] : [];
      }),
    ),
  );
}
