import type { DiagramBox, DiagramNode } from '#generated/types.ts';
import { wrapWords } from '../../ui/typography.ts';

/** A name with its icon: a box's own, or a row inside the box of its group. */
export type DrawnItem = Pick<DiagramBox, 'name' | 'icon'>;

/** A box of a diagram; `items` are the rows of a group, empty for a simple box. */
export interface DrawnNode extends DrawnItem {
  id: string;
  items: readonly DrawnItem[];
  column: number;
  row: number;
  columns: number;
  rows: number;
  isOutside: boolean;
  /** It shows a row of a table: the subject of the diagram. */
  isRow: boolean;
}

/** The boxes of a diagram in its order: each shows a row, or its own label and icon. */
export function drawnNodes(nodes: readonly DiagramNode[]): DrawnNode[] {
  return nodes.flatMap(
    ({ shows = [], label, icon, columns = 1, rows = 1, outside: isOutside = false, ...node }): DrawnNode[] => {
      const place = { id: node.id, column: node.column, row: node.row, columns, rows, isOutside };
      const [row] = shows;
      if (row !== undefined) return [{ ...place, name: row.name, icon: row.icon, items: row.items ?? [], isRow: true }];
      return label === undefined || icon === undefined
        ? []
        : [{ ...place, name: label, icon, items: [], isRow: false }];
    },
  );
}

/** The line height of a name on several lines. */
export const titleLine = 18;
const itemLine = 26;

/** Whether the rows of a group stand beside its name; in a narrower box they are listed below it. */
export function isWide(width: number): boolean {
  return width > 500;
}

/** The name of a group as it is broken in a box of that width. */
export function nameLines(name: string, width: number): string[] {
  return wrapWords(name, isWide(width) ? 22 : 19);
}

/** Where a listed row begins below a name of some lines, from the top of the box. */
export function itemTop(lineCount: number, index: number): number {
  return 41 + (lineCount - 1) * titleLine + index * itemLine;
}

/** The least height of a box of that width that lists its rows; none where it has none to list. */
export function listHeight({ name, items }: DrawnNode, width: number): number {
  if (items.length === 0 || isWide(width)) return 0;
  return itemTop(nameLines(name, width).length, items.length) + 5;
}
