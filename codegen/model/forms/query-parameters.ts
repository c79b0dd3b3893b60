import { aliasesOf, type PagePlan } from '../pages/pages.ts';
import type { Row, SpecIndex } from '../resolve/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { valueAt, type JsonObject } from '../../base/json.ts';
import { RememberedOfTables, type Tables } from '../../base/remembered-tables.ts';
import { SameSayings } from '../../base/remembered-lists.ts';
import { formBlocks } from './block-forms.ts';
import { objects, texts } from './named-fields.ts';
import { dataOfRows, rowsAt, type Rows } from './rows-at.ts';

/** What a query parameter may name: where it stands (`sectors`, `documentation.items`), and every id. */
export interface QueryParameter {
  from: readonly string[];
  ids: ReadonlySet<string>;
}

/** By address, the query parameters that the forms of its page read. */
export type QueryParameters = ReadonlyMap<string, ReadonlyMap<string, QueryParameter>>;

/** What links may hand over to the pages that have a form, as the links of their forms say. */
export function queryParametersOf(
  index: Pick<SpecIndex, 'forms' | 'tables'>,
  plans: readonly PagePlan[],
  schemas: Schemas,
): QueryParameters {
  const shown = said.of(plans, (plan) => [plan.path, aliasesOf(plan), formsOn(plan, schemas)]);
  return ofForms.get(schemas, [shown, index.forms], index.tables, (tables) =>
    listParameters(index.forms, tables, plans, schemas),
  );
}

const said = new SameSayings<PagePlan>();
const ofForms = new RememberedOfTables<Schemas, QueryParameters>();

/** The names of the forms on a page. */
function formsOn({ page }: PagePlan, schemas: Schemas): string[] {
  return formBlocks(page.data, schemas).map(({ form }) => form);
}

const ofLinks = new RememberedOfTables<JsonObject, QueryParameter>();

/** What a link of a form may name. */
function namedBy(link: JsonObject, rows: Rows): QueryParameter {
  const from = texts(link.from).map(([, path]) => path);
  const named = [...from.flatMap((path) => rowsAt(rows, path) ?? []), ...objects(link.items).map(([, item]) => item)];
  return { from: [...new Set(from)], ids: new Set(named.map(({ id }) => String(id))) };
}

function listParameters(
  forms: SpecIndex['forms'],
  tables: Tables<readonly Row[]>,
  plans: readonly PagePlan[],
  schemas: Schemas,
): QueryParameters {
  const byForm = new Map(
    [...forms].map(([name, { data }]) => [name, objects(valueAt(data, ['links'])).map(([, link]) => link)]),
  );
  const byAddress = new Map<string, Map<string, QueryParameter>>();
  for (const plan of plans) {
    const links = formsOn(plan, schemas).flatMap((form) => byForm.get(form) ?? []);
    if (links.length === 0) continue;
    const parameters = new Map<string, QueryParameter>();
    for (const link of links) {
      const known = parameters.get(String(link.parameter));
      const own = ofLinks.get(link, [], tables, (read) => namedBy(link, dataOfRows(read)));
      parameters.set(
        String(link.parameter),
        known === undefined
          ? own
          : { from: [...new Set([...known.from, ...own.from])], ids: new Set([...known.ids, ...own.ids]) },
      );
    }
    for (const address of [plan.path, ...aliasesOf(plan)]) byAddress.set(address, parameters);
  }
  return byAddress;
}
