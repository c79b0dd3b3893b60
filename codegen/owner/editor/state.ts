import { approvedValues, type Approvals } from '../../release/approvals.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { DocumentPath } from '../../base/json.ts';

/** What is said of a value beside its line: that we wrote it, that somebody doubts it, or that it was approved. */
export interface Saying {
  readonly kind: 'drafted' | 'toVerify' | 'toComplete' | 'approved' | 'changed';
  /** The value that it speaks of: this one, or what holds it. */
  readonly path: DocumentPath;
  /** Why it is doubted, or the day of its approval, as `AAAA-MM-JJ`. */
  readonly text?: string;
}

/** What is said of the values of one file; asked value by value. */
export function sayingsOf(source: Source, approvals: Approvals, schemas: Schemas): (path: DocumentPath) => Saying[] {
  const annotated = source.annotations.flatMap(({ kind, path, reason }): Saying[] =>
    kind === 'drafted' && !needsApproval(source, path, schemas)
      ? []
      : [{ kind, path, ...(reason !== undefined && { text: reason }) }],
  );
  const approved = approvedValues(source, approvals).map(({ path, approval, isChanged }): Saying => ({
    kind: isChanged ? 'changed' : 'approved',
    path,
    text: approval.day,
  }));
  // A text that was approved and is drafted again is drafted: the other way round would hide it.
  const byPath = Map.groupBy([...approved, ...annotated], ({ path }) => path.join('/'));
  return (path) => path.flatMap((_, index) => byPath.get(path.slice(0, index + 1).join('/')) ?? []);
}
