import type { Source } from '../../read/source.ts';
import { firstById, type HiddenRow, type Row, type SpecIndex } from '../resolve/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { datedBlocks, datedRows } from './dated-parts.ts';
import { daysOf, isShown, withoutDays, type View } from './days.ts';

/** The index of the site that is looked at: rows and blocks that are not shown there stand aside, and no row says its days any more. */
export function shownIndex(index: SpecIndex, schemas: Schemas, view: View): SpecIndex {
  const tables = new Map<string, readonly Row[]>();
  const hidden = new Map<string, readonly HiddenRow[]>();
  for (const [table, rows] of index.tables) {
    const schema = schemas.tables.get(table);
    if (schema === undefined || datedRows(rows, schema).length === 0) {
      tables.set(table, rows);
      continue;
    }
    const isIn = ({ data }: Row) => isShown(daysOf(data, schema), view);
    const shown = rows.filter(isIn).map((row) => ({ ...row, data: withoutDays(row.data, schema) }));
    tables.set(table, shown);
    if (shown.length < rows.length)
      hidden.set(
        table,
        rows.filter((row) => !isIn(row)).map((row) => ({ ...row, days: daysOf(row.data, schema) })),
      );
  }
  const rowsById = new Map([...tables].map(([table, rows]) => [table, firstById(rows)]));
  const hiddenBlocks = new Map<Source, ReadonlySet<number>>();
  for (const page of index.pages.values()) {
    const aside = datedBlocks(page, schemas).flatMap(({ place, block, schema }) =>
      isShown(daysOf(block, schema), view) ? [] : [place],
    );
    if (aside.length > 0) hiddenBlocks.set(page, new Set(aside));
  }
  return { ...index, tables, rowsById, hidden, hiddenBlocks, view };
}

/** Is a place of a file in a row or a block that this site excludes (its days, or a draft)? */
export function isExcluded(index: SpecIndex, source: Source, path: readonly (string | number)[]): boolean {
  if (source.document.kind === 'page')
    return path[0] === 'blocks' && index.hiddenBlocks.get(source)?.has(Number(path[1])) === true;
  const steps = hiddenRowsOf(index).get(source);
  return steps !== undefined && (steps.has(undefined) || steps.has(path[0]));
}

/** By table file, the first step to each row that is not on the site that is looked at; none to a row that is all of its file. */
type HiddenSteps = ReadonlyMap<Source, ReadonlySet<string | number | undefined>>;

const hiddenSteps = new WeakMap<SpecIndex, HiddenSteps>();

/** Listed once for each index: every text of the spec is asked for. */
function hiddenRowsOf(index: SpecIndex): HiddenSteps {
  const known = hiddenSteps.get(index);
  if (known !== undefined) return known;
  const steps = new Map<Source, Set<string | number | undefined>>();
  for (const { source, path } of [...index.hidden.values()].flat())
    steps.set(source, (steps.get(source) ?? new Set()).add(path[0]));
  hiddenSteps.set(index, steps);
  return steps;
}
