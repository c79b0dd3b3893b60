import type { IconName } from '#generated/icons.ts';
import type { Diagram, DiagramNode, Tables } from '#generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';

/** A name with its icon: a box's own, or a technology inside the box of a group. */
export interface DrawnItem {
  title: string;
  icon: IconName;
}

/** A box of a diagram with what it shows; `items` are the technologies of a group, empty for a simple box. */
export interface DrawnNode extends DrawnItem {
  id: string;
  kind: 'technology' | 'group' | 'other';
  items: readonly DrawnItem[];
  column: number;
  row: number;
  columns: number;
  rows: number;
  isOutside: boolean;
}

/**
 * The boxes of a diagram in its order, with names and icons taken from the tables.
 * Throws on a box that shows nothing: a contract test holds the table against that.
 */
export function drawnNodes({ id: diagram, nodes }: Diagram, tables: Tables): DrawnNode[] {
  return nodes.map((node) => {
    const { id, column, row, columns = 1, rows = 1, outside: isOutside = false } = node;
    const content = contentOf(node, tables);
    if (content === undefined) throw new Error(`diagram « ${diagram} »: the box « ${id} » shows nothing`);
    return { id, column, row, columns, rows, isOutside, ...content };
  });
}

function contentOf(
  { technology, group, label, icon }: DiagramNode,
  { technologies, serviceGroups }: Tables,
): Pick<DrawnNode, 'title' | 'icon' | 'kind' | 'items'> | undefined {
  const [shown] = technology === undefined ? [] : pickRows(technologies, [technology]);
  if (shown !== undefined) return { title: shown.name, icon: shown.icon, kind: 'technology', items: [] };
  const [family] = group === undefined ? [] : pickRows(serviceGroups, [group]);
  if (family !== undefined) {
    const items = pickRows(technologies, family.technologies).map((row) => ({ title: row.name, icon: row.icon }));
    return { title: family.name, icon: family.icon, kind: 'group', items };
  }
  return label === undefined || icon === undefined ? undefined : { title: label, icon, kind: 'other', items: [] };
}
