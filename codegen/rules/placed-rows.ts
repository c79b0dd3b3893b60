import { columnOf, type Cell } from '../model/figures/column.ts';
import { isObject, type DocumentPath, type Json } from '../base/json.ts';
import { siteLinks, type SiteLinks } from '../model/pages/links.ts';
import type { Row, SpecIndex } from '../model/resolve/spec-index.ts';
import { defineRule } from './engine/rule.ts';

/** A place where each row of a table must be found: `placedIn` in the schema of the table. */
interface Place {
  /** Column that names the row by its id (`templates.sector`). */
  in?: string;
  /** Page that shows the row (`rows: { from, pick }`), in place of `in`. */
  onPage?: string;
  /** File whose links lead to the page of the row (`navigation`), in place of `in`. */
  linkedFrom?: string;
  /** French: what is found there, and where to add it. */
  as: string;
  /** How often at most. */
  most?: number;
  /** Column of ids that need no such place. */
  unless?: string;
}

/** Every row stands where the site needs it: its card, its menu entry, its group. */
export const rule = defineRule({
  codes: ['rule/row-not-placed', 'rule/row-placed-twice'],
  reads: ['present', 'schemas', 'tables', 'pages', 'values'],
  check({ present: { index }, schemas, tables, pages, values }, report) {
    const links = siteLinks(pages, values, schemas);
    for (const [table, rows] of tables) {
      const places = ((schemas.tables.get(table)?.placedIn ?? []) as unknown as Place[]).map((place) => ({
        place,
        cellsOf: cellsIn(place, table, index, links),
      }));
      for (const row of rows) {
        const found = places.map(({ place, cellsOf }) => ({ place, cells: cellsOf(row) }));
        const missing = found.filter(({ cells }) => cells?.length === 0);
        if (missing.length > 0) {
          const where = missing.map(({ place }) => place.as).join(' ; ');
          const message = `la ligne « ${row.id} » de « ${table} » n'a pas encore toutes ses places. Il manque : ${where}.`;
          const remedy = 'Ajoutez-la à chacun de ces endroits, ou retirez la ligne.';
          report(row.source, [...row.path, 'id'], { code: 'rule/row-not-placed', message, remedy });
        }
        for (const { place, cells = [] } of found) {
          const extra = cells[place.most ?? cells.length];
          const [first] = cells;
          if (extra === undefined || first === undefined) continue;
          const message = `« ${row.id} » est déjà dans ${placeOf(first)} : il lui faut une seule fois ${place.as}.`;
          const fault = {
            code: 'rule/row-placed-twice',
            message,
            remedy: "Retirez-la de l'un des deux endroits.",
          } as const;
          report(extra.source, extra.path, fault);
        }
      }
    }
  },
});

/** Where a row stands; `undefined` when it needs no such place, or when the place itself is not there. */
type CellsOf = (row: Row) => readonly Cell[] | undefined;

/** Looks through a place once for all rows of a table: once for each of them is quadratic. */
function cellsIn(place: Place, table: string, index: SpecIndex, links: SiteLinks): CellsOf {
  const exempt = new Set((place.unless === undefined ? undefined : columnOf(index, place.unless))?.map(valueOf));
  const standing = standingIn(place, table, index, links);
  return (row) => (exempt.has(row.id) ? undefined : standing(row));
}

function standingIn(place: Place, table: string, index: SpecIndex, { written, pageOf }: SiteLinks): CellsOf {
  if (place.onPage !== undefined) {
    const page = index.pages.get(place.onPage);
    if (page === undefined) return () => undefined;
    const asked = [...pickedBelow(page.data, []).entries()].filter(([, { from }]) => from === table);
    const byId = Map.groupBy(asked, ([, { id }]) => id);
    return ({ id }) =>
      [...(byId.get(undefined) ?? []), ...(byId.get(id) ?? [])]
        .toSorted(([a], [b]) => a - b)
        .map(([, { path }]) => ({ value: id, source: page, path, row: undefined }));
  }
  if (place.in !== undefined) {
    const column = columnOf(index, place.in);
    const byId = column && Map.groupBy(column, ({ value }) => idOf(value));
    return ({ id }) => byId && (byId.get(id) ?? []);
  }
  const file = index.singles.get(place.linkedFrom ?? '');
  if (file === undefined) return () => undefined;
  const own = written.flatMap(({ single, links }) => (single === place.linkedFrom ? links : []));
  const byRow = Map.groupBy(own, (link) => pageOf(link, undefined)?.row);
  return (row) =>
    (byRow.get(row) ?? []).flatMap(({ href, origin }) => {
      const { source, path } = origin();
      return source === file ? [{ value: href, source, path, row: undefined }] : [];
    });
}

function valueOf({ value }: Cell): Json {
  return value;
}

/** Rows that a page asks for: one by its id, or all of a table. */
interface Picked {
  from: string;
  id: Json | undefined;
  path: DocumentPath;
}

/** Every place where a page asks for rows. */
function pickedBelow(value: Json, path: DocumentPath): Picked[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pickedBelow(item, [...path, index]));
  if (!isObject(value)) return [];
  const { from, pick } = value;
  const below = Object.entries(value).flatMap(([key, item]) => pickedBelow(item, [...path, key]));
  if (typeof from !== 'string') return below;
  if (pick === undefined) return [{ from, id: undefined, path: [...path, 'from'] }, ...below];
  const named = (Array.isArray(pick) ? pick : []).map((id, place) => ({ from, id, path: [...path, 'pick', place] }));
  return [...named, ...below];
}

/** Places name rows by their ids, in a list of their own or in a field of an item. */
function idOf(value: Json): Json {
  return isObject(value) ? (value.id ?? null) : value;
}

function placeOf({ source, path }: Cell): string {
  return `${source.document.file}:${source.document.locate(path).line}`;
}
