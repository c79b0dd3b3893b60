import type { Source } from '../../../read/source.ts';
import { schemaPlace } from '../../../schemas/schema-place.ts';
import { textAt, valuesIn } from '../../../base/json.ts';
import { targetOf, type Spec, type NamedRow } from '../spec.ts';

/**
 * The rows of other tables with the id of a row, which a page picks by a list of ids of its table
 * (`rows: { from: service-cards, pick: { ref: service-groups.core.technologies } }`): all of them get another id together, or none.
 */
export function rowsSharingId(spec: Spec, { table, id }: NamedRow): NamedRow[] {
  const pairs = tablesSharing(spec, id);
  const found = new Set([table]);
  for (const one of found) for (const pair of pairs) if (pair.includes(one)) for (const other of pair) found.add(other);
  return [...found].slice(1).map((other) => ({ table: other, id }));
}

/** The pairs of tables whose rows of this id belong together. */
function tablesSharing(spec: Spec, id: string): [table: string, from: string][] {
  return spec.sources.flatMap((source) => {
    const row = spec.pages.find(({ page }) => page === source)?.row;
    return borrowed(source).flatMap(({ from, ref }): [string, string][] => {
      const target = targetOf(spec, ref, row);
      if (!Array.isArray(target?.value) || !target.value.map(String).includes(id)) return [];
      const table = schemaPlace(target.source, [...target.path, 0], spec.schemas).schema()?.refersTo;
      if (typeof table !== 'string' || table === from) return [];
      return [table, from].every((one) => spec.index.rowsById.get(one)?.has(id)) ? [[table, from]] : [];
    });
  });
}

/** The queries of a file that pick rows by a list written elsewhere. */
function borrowed({ data }: Source): { from: string; ref: string }[] {
  return valuesIn(data).flatMap(({ value }) => {
    const [from, ref] = [textAt(value, ['from']), textAt(value, ['pick', 'ref'])];
    return from === undefined || ref === undefined ? [] : [{ from, ref }];
  });
}
