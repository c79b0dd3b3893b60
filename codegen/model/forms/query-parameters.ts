import { type PagePlan, pageAddresses } from '../pages/pages.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import { objectsIn, valueAt, type Json, type JsonObject, textsOf } from '../../base/json.ts';
import { formBlocks } from './expand-form.ts';
import { dataOfRows, rowsAt, type Rows } from './fields.ts';

/** What a query parameter may name: where it stands (`sectors`, `documentation.items`), and every id. */
interface QueryParameter {
  from: readonly string[];
  ids: ReadonlySet<string>;
}

/** By address, the query parameters that the forms of its page read. */
export type QueryParameters = ReadonlyMap<string, ReadonlyMap<string, QueryParameter>>;

/** The query parameters that the forms of pages take from links. */
export function queryParametersOf(
  { forms, tables }: Pick<SpecIndex, 'forms' | 'tables'>,
  plans: readonly PagePlan[],
  schemas: Schemas,
): QueryParameters {
  const rows = dataOfRows(tables);
  const byAddress = new Map<string, ReadonlyMap<string, QueryParameter>>();
  for (const [page, family] of Map.groupBy(plans, (plan) => plan.page)) {
    const links = formBlocks(page.data, schemas).flatMap(({ form }) =>
      objectsIn(valueAt(forms.get(form)?.data, ['links'])),
    );
    if (links.length === 0) continue;
    const parameters = parametersOf(links, rows);
    for (const plan of family) for (const address of pageAddresses(plan)) byAddress.set(address, parameters);
  }
  return byAddress;
}

/** By parameter, what the links of forms may name; several forms of a page may read one parameter. */
function parametersOf(links: readonly JsonObject[], rows: Rows): ReadonlyMap<string, QueryParameter> {
  const parameters = new Map<string, QueryParameter>();
  for (const link of links) {
    if (typeof link.parameter !== 'string') continue;
    const name = link.parameter;
    const { from, ids } = parameters.get(name) ?? { from: [], ids: [] };
    // A table that does not exist is a fault of the form.
    const paths = textsOf(link.from).filter((path) => rowsAt(rows, path) !== undefined);
    const named = [...paths.flatMap((path) => rowsAt(rows, path) ?? []), ...objectsIn(link.items)];
    parameters.set(name, {
      from: [...new Set([...from, ...paths])],
      ids: new Set([...ids, ...textsOf(named.map(({ id }) => id ?? null))]),
    });
  }
  return parameters;
}

/**
 * By query parameter, the tables whose rows links to forms name, if their rows may have former ids: they lead on from the ids that they had
 * before (`formerIds`). What comes and goes, such as events, has none.
 */
export function linkTables(forms: Iterable<Json>, schemas: Schemas): Record<string, string[]> {
  const keepsIds = (table: string) => schemaAt(schemas.tables.get(table) ?? {}, ['formerIds'], schemas) !== undefined;
  const tables = new Map<string, Set<string>>();
  for (const form of forms) {
    for (const { parameter, from } of objectsIn(valueAt(form, ['links']))) {
      const known = tables.get(String(parameter)) ?? new Set();
      for (const table of textsOf(from)) if (keepsIds(table)) known.add(table);
      if (known.size > 0) tables.set(String(parameter), known);
    }
  }
  return Object.fromEntries([...tables].map(([parameter, names]) => [parameter, [...names]]));
}
