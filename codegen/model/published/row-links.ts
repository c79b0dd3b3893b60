import { linkTables, queryParametersOf } from '../forms/query-parameters.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import type { PagePlan } from '../pages/pages.ts';
import type { Redirect } from '../redirects/redirects.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { familiesOf } from '../index/hidden-row.ts';
import { idsOf } from './lost.ts';

/** The links to a form that choose rows without a page: `/contact?pack=`, then one of the ids. */
export interface RowLinks {
  readonly start: string;
  readonly tables: readonly string[];
  /** Of all rows (`idsOf`). */
  readonly ids: ReadonlySet<string>;
}

export function rowLinks(spec: { index: SpecIndex; pages: readonly PagePlan[]; schemas: Schemas }): RowLinks[] {
  const { index, pages, schemas } = spec;
  const forms = [...index.forms.values()].map(({ data }) => data);
  const linked = linkTables(forms, schemas);
  const shown = new Set(familiesOf(index).map(({ table }) => table));
  const parameters = queryParametersOf(index, pages, schemas);
  return pages.flatMap(({ path }) =>
    [...(parameters.get(path) ?? [])].map(([parameter, { from }]) => {
      const tables = (linked[parameter] ?? []).filter((table) => from.includes(table) && !shown.has(table));
      const ids = new Set(tables.flatMap((table) => idsOf(index, table)));
      return { start: `${path}?${parameter}=`, tables, ids };
    }),
  );
}

/** `/contact?pack=starter` leads to `/contact`. */
export function toForm(from: string): Redirect {
  return { from, to: from.slice(0, from.indexOf('?')) };
}
