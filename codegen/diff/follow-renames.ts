import { escapePattern } from '../load/values/escape-pattern.ts';
import type { WrittenChange } from './written-changes.ts';

/** Changes without those that only follow from a row's other id: its address, and what names it. The renaming stays, told once. */
export function followRenames(changes: readonly WrittenChange[]): WrittenChange[] {
  const renamed = new Map<string, string>();
  const told = changes.filter(({ kind, before, after, now, path }) => {
    if (kind !== 'renamed') return true;
    const isRow = now?.document.kind === 'table' && path.length < 3;
    if (isRow) renamed.set(String(before), String(after));
    return isRow || renamed.get(String(before)) !== String(after);
  });
  if (renamed.size === 0) return told;
  const ids = [...renamed.keys()].map(escapePattern).join('|');
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${ids})(?![\w-])`, 'gu');
  const follow = (value: unknown) => JSON.stringify(value)?.replaceAll(pattern, (id) => renamed.get(id) ?? id);
  const added = new Set(told.flatMap((one) => (one.kind === 'added' ? [JSON.stringify(one.after)] : [])));
  const removed = new Set(told.flatMap((one) => (one.kind === 'removed' ? [follow(one.before)] : [])));
  return told.filter(({ kind, before, after }) => {
    if (kind === 'changed') return follow(before) !== JSON.stringify(after);
    if (kind === 'added') return !removed.has(JSON.stringify(after));
    return kind !== 'removed' || !added.has(follow(before) ?? '');
  });
}
