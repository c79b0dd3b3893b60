import type { DiagramBox, DiagramNode } from '#generated/types.ts';

/** A name with its icon: a box's own, or a row inside the box of its group. */
export type DrawnItem = Pick<DiagramBox, 'name' | 'icon'>;

/** A box of a diagram with what it shows; `items` are the rows of a group, empty for a simple box. */
export interface DrawnNode extends DrawnItem {
  id: string;
  items: readonly DrawnItem[];
  column: number;
  row: number;
  columns: number;
  rows: number;
  isOutside: boolean;
  /** It shows a row: it is part of what the diagram is about. */
  isRow: boolean;
}

/** The boxes of a diagram in its order: each shows a row, or what is written in it. */
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
