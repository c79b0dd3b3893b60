import { wrapWords } from '../../ui/wrap-words.ts';
import type { DrawnNode } from './drawn-node.ts';

/** Of a name that takes several lines. */
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
