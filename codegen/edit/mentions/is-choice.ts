import { fieldsByName } from '../../load/forms/fields.ts';
import { isObject, valueAt, type Json } from '../../load/values/json.ts';
import type { NamedRow } from './mention.ts';
import type { Parameters } from './parameters.ts';
import type { SchemaPlace } from '../../load/schemas/schema-place.ts';

/** Is a value that has the letters of the row's id that id? Its schema says so (`refersTo`, `rowsOf`, `itemOf`), or the form that it is in. */
export function isChoice(place: SchemaPlace, row: NamedRow, parameters: Parameters): boolean {
  const { root, path } = place;
  const schema = place.schema();
  if (schema?.refersTo === row.table) return true;
  const [above, key] = [path.at(-2), path.at(-1)];
  if (above === 'pick' && typeof key === 'number') return isQueryOf(place, 2, row);
  if (key === 'around') return isQueryOf(place, 1, row);
  if (typeof schema?.itemOf === 'string') return isItemOf(root, schema.itemOf, row);
  if (place.schema(1)?.byParameter === true) return parameters.owner(undefined, String(key), row.id) === row.table;
  return above === 'fills' && fillsWith(root, String(key)) === row.table;
}

/** Does the mapping `up` steps above ask for rows of the table, where rows may stand? */
function isQueryOf(place: SchemaPlace, up: number, { table }: NamedRow): boolean {
  const query = valueAt(place.root, place.path.slice(0, place.path.length - up));
  return isObject(query) && query.from === table && place.schema(up)?.rowsOf !== undefined;
}

/** `/rows/id`: the ids of the rows that the block asks for under `rows`. */
function isItemOf(root: Json, path: string, { table }: NamedRow): boolean {
  const steps = path.split('/').slice(1);
  const query = steps.at(-1) === 'id' ? valueAt(root, steps.slice(0, -1)) : undefined;
  return isObject(query) && query.from === table;
}

/** The table whose rows a field of a form offers: its answer is an id. */
function fillsWith(form: Json, field: string): string | undefined {
  const from = valueAt(fieldsByName(form).get(field), ['choices', 'from']);
  return typeof from === 'string' ? from : undefined;
}
