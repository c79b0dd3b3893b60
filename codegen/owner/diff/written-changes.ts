import type { Spec } from '../edit/spec.ts';
import type { Source } from '../../read/source.ts';
import { compareItems, compareValues, type Difference } from './compare-values.ts';

/** A difference with its files: `old` is undefined for an addition, `now` for a removal. */
export interface WrittenChange extends Difference {
  readonly old: Source | undefined;
  readonly now: Source | undefined;
}

/** The differences of two specs, except comments and formatting. The rows of a table are compared across its files. */
export function writtenChanges(before: Spec, after: Spec): WrittenChange[] {
  const tables = new Set([...after.index.tables.keys(), ...before.index.tables.keys()]);
  return [
    ...[...tables].flatMap((table) => {
      const [old, now] = [before, after].map(({ index }) =>
        (index.tables.get(table) ?? []).map(({ data, path, source }) => ({ value: data, path, source })),
      );
      const found = compareItems(old ?? [], now ?? [], { oldPath: [], path: [] });
      return found.map(({ difference, old: was, now: is }) => ({ ...difference, old: was?.source, now: is?.source }));
    }),
    ...compareFiles(filesOf(before), filesOf(after)),
  ];
}

/** By name, all files but those of tables. */
function filesOf({ sources }: Spec): Map<string, Source> {
  const files = sources.filter(({ document }) => document.kind !== 'table');
  return new Map(files.map((source) => [source.document.file, source]));
}

function compareFiles(before: ReadonlyMap<string, Source>, after: ReadonlyMap<string, Source>): WrittenChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((file): WrittenChange[] => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old !== undefined && now !== undefined)
      return compareValues(old.data, now.data, [], []).map((difference) => ({ ...difference, old, now }));
    const kind = old === undefined ? 'added' : 'removed';
    return [{ kind, before: old?.data, after: now?.data, oldPath: [], path: [], old, now }];
  });
}

/** The same, without the consequences of another id of a row: its address and its mentions. The renaming itself stays, once. */
export function changesBetween(spec: Spec, next: Spec): WrittenChange[] {
  const changes = writtenChanges(spec, next);
  const renamed = new Map<string, string>();
  const others = changes.filter(({ kind, before, after, now, path }) => {
    if (kind !== 'renamed') return true;
    const isRow = now?.document.kind === 'table' && path.length < 3;
    if (isRow) renamed.set(String(before), String(after));
    return isRow || renamed.get(String(before)) !== String(after);
  });
  if (renamed.size === 0) return others;
  const ids = [...renamed.keys()].map((text) => RegExp.escape(text)).join('|');
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${ids})(?![\w-])`, 'gu');
  const follow = (value: unknown) => JSON.stringify(value)?.replaceAll(pattern, (id) => renamed.get(id) ?? id);
  const added = new Set(others.flatMap((one) => (one.kind === 'added' ? [JSON.stringify(one.after)] : [])));
  const removed = new Set(others.flatMap((one) => (one.kind === 'removed' ? [follow(one.before)] : [])));
  return others.filter(({ kind, before, after }) => {
    if (kind === 'changed') return follow(before) !== JSON.stringify(after);
    if (kind === 'added') return !removed.has(JSON.stringify(after));
    return kind !== 'removed' || !added.has(follow(before) ?? '');
  });
}
