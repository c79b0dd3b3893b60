import { References } from '../../../model/resolve/references.ts';
import { isFault } from '../../../model/resolve/target.ts';
import type { Source } from '../../../read/source.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { schemaPlace } from '../../../schemas/schema-place.ts';
import { isObject, valuesIn } from '../../../base/json.ts';
import type { Spec } from '../spec.ts';
import type { NamedRow } from './named-in-text.ts';

/**
 * The rows of other tables with the id of a row, which a page picks by a list of ids of its table
 * (`rows: { from: service-cards, pick: { ref: service-groups.core.technologies } }`): all of them get another id together, or none.
 */
export function rowsSharingId(spec: Spec, row: NamedRow): NamedRow[] {
  const bound = boundIn(spec);
  const found = new Map([[keyOf(row), row]]);
  for (const one of found.values())
    for (const other of bound.get(keyOf(one)) ?? []) if (!found.has(keyOf(other))) found.set(keyOf(other), other);
  return [...found.values()].slice(1);
}

function boundIn(spec: Spec): ReadonlyMap<string, readonly NamedRow[]> {
  const bound = new Map<string, NamedRow[]>();
  const references = new References(spec.index, spec.schemas);
  const bind = (one: NamedRow, other: NamedRow) => bound.set(keyOf(one), [...(bound.get(keyOf(one)) ?? []), other]);
  for (const source of spec.sources)
    for (const { from, ref } of borrowed(source)) {
      const row = spec.pages.find(({ page }) => page === source)?.row;
      const target = references.find(ref, row);
      if (isFault(target) || !Array.isArray(target.value)) continue;
      const table = schemaPlace(target.source, [...target.path, 0], spec.schemas).schema()?.refersTo;
      if (typeof table !== 'string' || table === from) continue;
      for (const id of target.value.map(String)) {
        const [one, other] = [
          { table, id },
          { table: from, id },
        ];
        if (![one, other].every((named) => spec.index.rowsById.get(named.table)?.has(id))) continue;
        bind(one, other);
        bind(other, one);
      }
    }
  return bound;
}

/** The queries of a file that pick rows by a list written elsewhere. */
function borrowed({ data }: Source): { from: string; ref: string }[] {
  return valuesIn(data).flatMap(({ value }) => {
    const { from, pick } = isObject(value) ? value : {};
    return typeof from === 'string' && isObject(pick) && typeof pick.ref === 'string' ? [{ from, ref: pick.ref }] : [];
  });
}

function keyOf({ table, id }: NamedRow): string {
  return `${table}.${id}`;
}

/** The rows of an id: several where each is on the site on days of its own (`from`, `until`), in the order of the table. */
export function rowsWithId({ index }: Pick<Spec, 'index'>, { table, id }: NamedRow): readonly Row[] {
  return (index.tables.get(table) ?? []).filter((row) => row.id === id);
}
