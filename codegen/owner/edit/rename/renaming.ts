import { addressWithId } from '../../../model/index/hidden-row.ts';
import type { Redirect } from '../../../model/redirects/redirects.ts';
import { formerIdsOf } from '../../../model/redirects/former-ids.ts';
import { isObject } from '../../../base/json.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { schemaAt } from '../../../schemas/schema-walk.ts';
import { rowsSharingId, rowsWithId } from '../mentions/rows-sharing-id.ts';
import { isPageOf, placeKey, type Spec } from '../spec.ts';
import type { NamedRow } from '../mentions/named-in-text.ts';

/** A row, with its former ids as they are and as they will be: old links name them. */
export interface RenamedRow {
  readonly table: string;
  readonly row: Row;
  readonly former: readonly string[];
  readonly nextFormer: readonly string[];
}

/** A row that is to have another id, and the consequences. */
export interface Renaming extends RenamedRow {
  readonly to: string;
  /** The rows whose id it is too: of the same table, on the site on other days; of another, which a page picks by the ids of this one. */
  readonly sharedRows: readonly RenamedRow[];
  /** The addresses of its pages, which change with it. */
  readonly moves: readonly (Redirect & { readonly to: string })[];
  /** Old addresses that its table cannot keep by a former id, and spec/redirects.yaml keeps. */
  readonly redirects: readonly Redirect[];
}

/** The consequences of a new id for the addresses and old links of a row. */
export function renamingOf(spec: Spec, table: string, row: Row, to: string): Renaming {
  const { pages, published, schemas } = spec;
  const named = { table, id: row.id };
  const all = [named, ...rowsSharingId(spec, named)].flatMap((one) =>
    rowsWithId(spec, one).map((found) => ({ table: one.table, row: found })),
  );
  const shared = all.filter((one) => placeKey(one.row) !== placeKey(row));
  const hasFormer = (of: string) => schemaAt(schemas.tables.get(of) ?? {}, ['formerIds'], schemas) !== undefined;
  const moved = pages.flatMap((page) => {
    const owner = [{ table, row }, ...shared].find((one) => isPageOf(page, one.row));
    if (owner === undefined || typeof page.template !== 'string') return [];
    const next = addressWithId(page.template, to);
    return next === page.path || next.includes('{') ? [] : [{ from: page.path, to: next, table: owner.table }];
  });
  const renamed = (one: { table: string; row: Row }): RenamedRow => {
    const former = formerIdsOf(one.row.data);
    const others = former.filter((id) => id !== to);
    const isFormer = hasFormer(one.table) && isPublished(published, one.table, one.row.id, pages);
    return { ...one, former, nextFormer: isFormer ? [...others, one.row.id] : others };
  };
  return {
    ...renamed({ table, row }),
    sharedRows: shared.map(renamed),
    to,
    moves: moved,
    redirects: moved.filter((move) => !hasFormer(move.table) && Object.hasOwn(published.addresses, move.from)),
  };
}

/** Was the row published: named by links, or shown on a page of its own? */
function isPublished({ rows, addresses }: Spec['published'], table: string, id: string, pages: Spec['pages']): boolean {
  if (rows[table]?.includes(id) === true) return true;
  const families = new Set(
    pages.flatMap(({ page, family }) => (isObject(page.data) && page.data.each === table ? [family] : [])),
  );
  return Object.values(addresses).some((shown) => [...families].some((family) => shown === `${family}/${id}`));
}

/** Why a text cannot be an id, in French; `undefined` for one that can. */
export function misspeltId(to: string): string | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)
    ? undefined
    : `« ${to} » ne peut pas être un identifiant : écrivez-le en minuscules sans accent, avec des tirets (« mon-secteur »).`;
}

/** Why a row cannot take this id, in French: it has it, or another row has. */
export function takenId(spec: Spec, row: NamedRow, to: string): string | undefined {
  if (to === row.id) return `Elle s'appelle déjà « ${to} ».`;
  const taken = [row, ...rowsSharingId(spec, row)].find(({ table }) => spec.index.rowsById.get(table)?.has(to));
  return taken === undefined ? undefined : `La table « ${taken.table} » a déjà une ligne « ${to} ».`;
}
