import type { MadePage } from '../../load/pages/pages.ts';
import { addressWithId } from '../../load/redirects/former-addresses.ts';
import type { Redirect } from '../../load/redirects/redirect.ts';
import { formerIdsOf } from '../../load/redirects/former-ids.ts';
import { isObject } from '../../load/values/json.ts';
import type { Row } from '../../load/resolve/spec-index.ts';
import { schemaAt } from '../../load/schemas/schema-walk.ts';
import { rowsWithId } from '../rows-with-id.ts';
import type { Spec } from '../spec.ts';

/** A row, with its former ids as they are and as they will be: old links name them. */
export interface RenamedRow {
  readonly row: Row;
  readonly former: readonly string[];
  readonly nextFormer: readonly string[];
}

/** A row that is to have another id, and what follows from it. */
export interface Renaming extends RenamedRow {
  readonly table: string;
  readonly to: string;
  /** The rows of the same id, which are on the site on other days: it is theirs too. */
  readonly twins: readonly RenamedRow[];
  /** The addresses of its pages, which change with it. */
  readonly moves: readonly (Redirect & { readonly to: string })[];
  /** Old addresses that its table cannot keep by a former id, and spec/redirects.yaml keeps. */
  readonly redirects: readonly Redirect[];
}

/** What the row's new id means for its addresses and old links. */
export function renamingOf(spec: Spec, table: string, row: Row, to: string): Renaming {
  const { pages, published, schemas } = spec;
  const twins = rowsWithId(spec, { table, id: row.id }).filter((one) => keyOf(one) !== keyOf(row));
  const moves = pages.flatMap((page) => {
    if (![row, ...twins].some((one) => isPageOf(page, one)) || typeof page.template !== 'string') return [];
    const next = addressWithId(page.template, to);
    return next === page.path || next.includes('{') ? [] : [{ from: page.path, to: next }];
  });
  const wasPublished = isPublished(published, table, row.id, pages);
  const hasFormer = schemaAt(schemas.tables.get(table) ?? {}, ['formerIds'], schemas) !== undefined;
  const renamed = (one: Row): RenamedRow => {
    const former = formerIdsOf(one.data);
    const kept = former.filter((id) => id !== to);
    return { row: one, former, nextFormer: hasFormer && wasPublished ? [...kept, one.id] : kept };
  };
  return {
    table,
    ...renamed(row),
    twins: twins.map(renamed),
    to,
    moves,
    redirects: hasFormer ? [] : moves.filter(({ from }) => Object.hasOwn(published.addresses, from)),
  };
}

function keyOf({ source, path }: Row): string {
  return `${source.document.file} ${path.join('/')}`;
}

/** Is the page made for this row? The spec may have been indexed again since. */
function isPageOf(page: MadePage, row: Row): boolean {
  return page.row?.source === row.source && page.row.path.join('/') === row.path.join('/');
}

/** Was the row published: named by links, or shown on a page of its own? */
function isPublished({ rows, addresses }: Spec['published'], table: string, id: string, pages: Spec['pages']): boolean {
  if (rows[table]?.includes(id) === true) return true;
  const families = new Set(
    pages.flatMap(({ page, family }) => (isObject(page.data) && page.data.each === table ? [family] : [])),
  );
  return Object.values(addresses).some((shown) => [...families].some((family) => shown === `${family}/${id}`));
}
