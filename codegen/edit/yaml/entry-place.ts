import { isScalar, isSeq, type CST, type Node } from 'yaml';
import { lineStart, type Entry, type YamlText } from './yaml-text.ts';

/** Does the entry stand in brackets, `[a, b]` or `{ a: b }`? */
export function isFlow({ parent, above }: Pick<Entry, 'parent' | 'above'>): boolean {
  return parent.flow === true || (above !== undefined && isFlow(above));
}

/** Where an entry begins: its key, or the dash before an item; in brackets, the item itself. */
export function startOf(entry: Entry): number {
  if (entry.pair !== undefined) return entry.pair.key.range?.[0] ?? 0;
  if (!isFlow(entry)) {
    const items = (entry.parent.srcToken as CST.BlockSequence | undefined)?.items ?? [];
    const dash = items[entry.index]?.start.find(({ type }) => type === 'seq-item-ind');
    if (dash !== undefined) return dash.offset;
  }
  return entry.node?.range?.[0] ?? 0;
}

/** Where the last sign of an entry ends, comments left out. */
export function endOf(entry: Entry, yaml: YamlText): number {
  const own = entry.pair?.key.range?.[1] ?? startOf(entry) + 1;
  return Math.max(own, entry.node === null ? afterColon(entry) : endOfNode(entry.node, yaml));
}

/** The column of an entry, from 0. */
export function columnOf(entry: Entry, { text }: YamlText): number {
  const start = startOf(entry);
  return start - lineStart(text, start);
}

/** Where the colon behind the key of an entry ends. */
export function afterColon({ pair }: Entry): number {
  const { sep = [] } = (pair?.srcToken ?? {}) as { sep?: CST.SourceToken[] };
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  return colon === undefined ? 0 : colon.offset + colon.source.length;
}

function endOfNode(node: Node, yaml: YamlText): number {
  const [start, end] = node.range ?? [0, 0, 0];
  if (isScalar(node)) return start + yaml.text.slice(start, end).trimEnd().length;
  if (!('items' in node) || node.flow === true) return end;
  const last = node.items.at(-1);
  if (last === undefined) return end;
  if (isSeq(node)) return endOfNode(last as Node, yaml);
  const pair = last as unknown as NonNullable<Entry['pair']>;
  return pair.value === null ? (pair.key.range?.[1] ?? end) : endOfNode(pair.value, yaml);
}
