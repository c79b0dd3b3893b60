import { approvedHash, approvedValues, type Approval, type Approvals } from '../load/release/approvals.ts';
import { namedPath } from '../load/release/named-path.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { valueAt, type DocumentPath } from '../load/values/json.ts';

/** What the ledger says of a file once some of its values are approved as they are; what is nowhere any more is dropped. */
export function approvalsWith(
  source: Source,
  approvals: Approvals,
  paths: readonly DocumentPath[],
  day: string,
): Record<string, Approval> {
  const { data } = source;
  // Under the names that they have now.
  const kept = approvedValues(source, approvals).map(
    ({ path, approval }) => [namedPath(data, path), approval] as const,
  );
  const added = paths.map(
    (path) => [namedPath(data, path), { hash: approvedHash(valueAt(data, path) ?? null), day }] as const,
  );
  return Object.fromEntries([...kept, ...added]);
}
