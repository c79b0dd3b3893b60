import type { Spec } from '../edit/spec.ts';
import { approvedValues, type Approvals } from '../load/release/approvals.ts';
import { needsApproval } from '../load/release/needs-approval.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import type { WrittenPlace } from './written-place.ts';

/** What is approved at once: a value that `drafted` names, or that it named before its approval. */
export interface Unit extends WrittenPlace {
  readonly isApproved: boolean;
}

/** What was to be approved in a file, and what has been. */
export function unitsOf({ schemas }: Pick<Spec, 'schemas'>, source: Source, approvals: Approvals): Unit[] {
  const { file } = source.document;
  const drafted = source.annotations.filter(
    ({ kind, path }) => kind === 'drafted' && needsApproval(source, path, schemas),
  );
  const open = new Set(drafted.map(({ path }) => path.join('/')));
  return [
    ...drafted.map(({ path }) => ({ file, path, isApproved: false })),
    ...approvedValues(source, approvals).flatMap(({ path, isChanged }) =>
      open.has(path.join('/')) ? [] : [{ file, path, isApproved: !isChanged }],
    ),
  ];
}
