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
