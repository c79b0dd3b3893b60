import { columnOf, type Cell } from '../model/figures/column.ts';
import { isObject, itemsAt, valuesIn } from '../base/json.ts';
import type { SiteLinks } from '../model/pages/links.ts';
import { type Source, fileAndLine } from '../read/source.ts';
import type { Row, SpecIndex } from '../model/index/spec-index.ts';
import { defineRule } from './engine/rule.ts';

/** A place where each row of a table must be found: `placedIn` in the schema of the table. */
interface Place {
  /** Column that names the row by its id (`templates.sector`). */
  in?: string;
  /** Page one of whose blocks lists the row (`rows: { from, pick }`), in place of `in`. A drawing in a block is no such list. */
  onPage?: string;
  /** File whose links lead to the page of the row (`navigation`), in place of `in`. */
  linkedFrom?: string;
  /** French: the place, and the file to change. */
  as: string;
  /** How often at most. */
  most?: number;
  /** Column of ids that need no such place. */
  unless?: string;
}

/** Every row stands where the site needs it: its card, its menu entry, its group. */
export const rule = defineRule({
  reads: ['present', 'schemas', 'tables', 'links'],
  isLast: true,
  check({ present: { index }, schemas, tables, links }, report) {
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
          const restore = 'Si une liste y a été vidée ou retirée, rétablissez-la.';
          const about = { kind: 'place', name: where, restore } as const;
          report(row.source, [...row.path, 'id'], { code: 'rule/row-not-placed', message, remedy, about });
        }
        for (const { place, cells = [] } of found) {
          const extra = cells[place.most ?? cells.length];
          const [first] = cells;
          if (extra === undefined || first === undefined) continue;
          const message = `« ${row.id} » est déjà dans ${fileAndLine(first.source, first.path)} : il lui faut une seule fois ${place.as}.`;
          const remedy = "Retirez-la de l'un des deux endroits.";
          report(extra.source, extra.path, { code: 'rule/row-placed-twice', message, remedy });
        }
      }
    }
  },
});

/** The cells where a row stands; `undefined` when it needs no such place, or when the place itself does not exist. */
type CellsOf = (row: Row) => readonly Cell[] | undefined;

/** The cells of a place by row; those of a column and of links are grouped once for all rows of a table. */
function cellsIn(place: Place, table: string, index: SpecIndex, links: SiteLinks): CellsOf {
  const exempt = new Set(
    (place.unless === undefined ? undefined : columnOf(index, place.unless))?.map(({ value }) => value),
  );
  const byRow = cellsByRow(place, table, index, links);
  return (row) => (exempt.has(row.id) ? undefined : byRow?.(row));
}

function cellsByRow(place: Place, table: string, index: SpecIndex, links: SiteLinks): CellsOf | undefined {
  if (place.onPage !== undefined) {
    const page = index.pages.get(place.onPage);
    const picks = page && picksIn(page, table);
    return picks && (({ id }) => picks.filter(({ value }) => value === null || value === id));
  }
  if (place.in !== undefined) {
    const column = columnOf(index, place.in);
    if (column === undefined) return undefined;
    // An item of a list names a row by its own `id`.
    const byId = Map.groupBy(column, ({ value }) => (isObject(value) ? (value.id ?? null) : value));
    return ({ id }) => byId.get(id) ?? [];
  }
  const file = index.singles.get(place.linkedFrom ?? '');
  if (file === undefined) return undefined;
  const own = links.written.flatMap(({ single, links: inFile }) => (single === place.linkedFrom ? inFile : []));
  const byRow = Map.groupBy(own, (link) => links.pageOf(link, undefined)?.row);
  return (row) =>
    (byRow.get(row) ?? []).map(({ href, origin }) => {
      // A menu that lists a table has the address from the row itself.
      const { source, path } = origin();
      return { value: href, source, path, row: undefined };
    });
}

/** The lists of blocks in which visitors read rows; the other lists of a block are those of its drawings. */
const readLists = new Set<unknown>(['rows', 'groups']);

/** The places where the blocks of a page list rows of a table: the id of one row, or `null` for all rows. */
function picksIn(page: Source, table: string): Cell[] {
  return valuesIn(page.data).flatMap(({ value, path }): Cell[] => {
    const isReadList = path.length === 3 && readLists.has(path[2]);
    if (!isReadList || !isObject(value) || value.from !== table) return [];
    if (value.pick === undefined) return [{ value: null, source: page, path: [...path, 'from'], row: undefined }];
    return itemsAt(value.pick, []).map((id, position) => {
      return { value: id, source: page, path: [...path, 'pick', position], row: undefined };
    });
  });
}
