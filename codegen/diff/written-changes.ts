import type { Spec } from '../edit/spec.ts';
import type { Row, Source } from '../load/resolve/spec-index.ts';
import { compareItems, compareValues } from './compare-values.ts';
import type { Difference } from './difference.ts';
import { matchItems } from './match-items.ts';

/** A difference with the files it lies in: `old` is undefined for what is new, `now` for what is gone. */
export interface WrittenChange extends Difference {
  readonly old: Source | undefined;
  readonly now: Source | undefined;
}

/** What is written otherwise in two specs, comments and form aside. The rows of a table are compared wherever its files hold them. */
export function writtenChanges(before: Spec, after: Spec): WrittenChange[] {
  const tables = new Set([...after.index.tables.keys(), ...before.index.tables.keys()]);
  return [
    ...[...tables].flatMap((table) =>
      compareRows(before.index.tables.get(table) ?? [], after.index.tables.get(table) ?? []),
    ),
    ...compareFiles(filesOf(before), filesOf(after)),
  ];
}

function compareRows(before: readonly Row[], after: readonly Row[]): WrittenChange[] {
  const dataOf = (rows: readonly Row[]) => rows.map(({ data }) => data);
  const { pairs, moved } = matchItems(dataOf(before), dataOf(after));
  const kept = new Set(pairs.values());
  const changes = [...after.entries()].flatMap(([at, now]): WrittenChange[] => {
    const old = before[pairs.get(at) ?? -1];
    const base = { after: now.data, path: now.path, now: now.source };
    if (old === undefined) return [{ kind: 'added', before: undefined, oldPath: [], old: undefined, ...base }];
    const places = { oldPath: old.path, path: now.path };
    const files = { old: old.source, now: now.source };
    return [
      ...(moved.has(at) ? [{ kind: 'moved' as const, before: old.data, after: now.data, ...places, ...files }] : []),
      ...compareItems(old.data, now.data, places).map((difference) => ({ ...difference, ...files })),
    ];
  });
  const gone = before.filter((_, at) => !kept.has(at));
  return [
    ...changes,
    ...gone.map(({ data, path, source }): WrittenChange => ({
      kind: 'removed',
      before: data,
      after: undefined,
      oldPath: path,
      path: [],
      old: source,
      now: undefined,
    })),
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
