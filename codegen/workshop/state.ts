import { approvedValues, type Approvals } from '../load/release/approvals.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import type { DocumentPath } from '../load/values/json.ts';

/** What is said of a value beside its line: that we wrote it, that somebody doubts it, or that it was approved. */
export interface Saying {
  readonly kind: 'drafted' | 'toVerify' | 'toComplete' | 'approved' | 'changed';
  /** The value that it speaks of: this one, or what holds it. */
  readonly path: DocumentPath;
  /** Why it is doubted, or the day of its approval. */
  readonly text?: string;
}

/** What is said of the values of one file; asked value by value. */
export function sayingsOf(source: Source, approvals: Approvals): (path: DocumentPath) => Saying[] {
  const annotated = source.annotations.map(({ kind, path, reason }): Saying => ({
    kind,
    path,
    ...(reason !== undefined && { text: reason }),
  }));
  const approved = approvedValues(source, approvals).map(({ path, day, isChanged }): Saying => ({
    kind: isChanged ? 'changed' : 'approved',
    path,
    text: day,
  }));
  const byPath = Map.groupBy([...annotated, ...approved], ({ path }) => path.join('/'));
  return (path) => path.flatMap((_, index) => byPath.get(path.slice(0, index + 1).join('/')) ?? []);
}
