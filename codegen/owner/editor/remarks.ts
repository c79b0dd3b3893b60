import { approvedValues, type Approvals } from '../../release/approvals.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { DocumentPath } from '../../base/json.ts';

/** A remark on a value: it is a draft, it must be verified or completed, or it was approved. */
export interface Remark {
  readonly kind: 'drafted' | 'toVerify' | 'toComplete' | 'approved' | 'changed';
  /** The place of the remark: the value, or a mapping or list that contains it. */
  readonly path: DocumentPath;
  /** The reason for a doubt, or the day of the approval, as `AAAA-MM-JJ`. */
  readonly text?: string;
}

/** The remarks on the values of one file, as a function of the place. */
export function remarksOf(source: Source, approvals: Approvals, schemas: Schemas): (path: DocumentPath) => Remark[] {
  const annotated = source.annotations.flatMap(({ kind, path, reason }): Remark[] =>
    kind === 'drafted' && !needsApproval(source, path, schemas)
      ? []
      : [{ kind, path, ...(reason !== undefined && { text: reason }) }],
  );
  const approved = approvedValues(source, approvals).map(({ path, approval, isChanged }): Remark => ({
    kind: isChanged ? 'changed' : 'approved',
    path,
    text: approval.day,
  }));
  // An approved text that is a draft again counts as a draft.
  const byPath = Map.groupBy([...approved, ...annotated], ({ path }) => path.join('/'));
  return (path) => path.flatMap((_, index) => byPath.get(path.slice(0, index + 1).join('/')) ?? []);
}
