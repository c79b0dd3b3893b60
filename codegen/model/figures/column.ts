import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { SpecIndex } from '../index/spec-index.ts';

/** One value of a column, and where it is written. */
export interface Cell {
  value: Json;
  source: Source;
  path: DocumentPath;
  /** The id of its row, when it has one. */
  row: string | undefined;
}

/**
 * The values at `table.field`, at `roi.list.field` in a single file, or at `pages.home.blocks.field`: rows in order, lists gone through, absent fields left out.
 * `undefined` when there is no such table or file.
 */
export function columnOf(index: SpecIndex, name: string): Cell[] | undefined {
  const [first = '', ...others] = name.split('.');
  const isPage = first === 'pages';
  const [head = '', ...steps] = isPage ? others : [first, ...others];
  const single = isPage ? index.pages.get(head) : index.singles.get(head);
  const rows = isPage ? undefined : index.tables.get(head);
  const start =
    rows?.map(({ id, data, source, path }): Cell => ({ value: data, source, path, row: id })) ??
    (single === undefined ? undefined : [{ value: single.data, source: single, path: [], row: undefined }]);
  return start === undefined ? undefined : steps.reduce(follow, start).flatMap(spread);
}

function follow(cells: readonly Cell[], step: string): Cell[] {
  return cells.flatMap(spread).flatMap(({ value, source, path, row }) => {
    const next = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    return next === undefined || next === null ? [] : [{ value: next, source, path: [...path, step], row }];
  });
}

/** The items of a list, each as a cell. */
function spread(cell: Cell): Cell[] {
  const { value, source, path, row } = cell;
  if (!Array.isArray(value)) return [cell];
  return value.map((item, position) => {
    const id = isObject(item) && typeof item.id === 'string' ? item.id : row;
    return { value: item, source, path: [...path, position], row: id };
  });
}
