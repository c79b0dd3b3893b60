import type { Spec } from '../edit/spec.ts';
import { approvedValues, type Approvals } from '../load/release/approvals.ts';
import { needsApproval } from '../load/release/needs-approval.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import type { Schemas } from '../load/schemas/schemas.ts';
import type { WrittenPlace } from './written-place.ts';

/** What is approved at once: a value that `drafted` names, or that it named before its approval. */
export interface Unit extends WrittenPlace {
  readonly isApproved: boolean;
}

interface Known {
  readonly schemas: Schemas;
  readonly approved: string;
  readonly units: readonly Unit[];
}

/** Of a file that nobody has changed, the source stays the same one between two readings of the spec. */
const known = new WeakMap<Source, Known>();

/** What was to be approved in a file, and what has been. Worked out once for a file that stays as it is: each save asks for all of them. */
export function unitsOf({ schemas }: Pick<Spec, 'schemas'>, source: Source, approvals: Approvals): readonly Unit[] {
  const approved = JSON.stringify(approvals[source.document.file] ?? {});
  const last = known.get(source);
  if (last?.schemas === schemas && last.approved === approved) return last.units;
  const units = unitsIn(source, schemas, approvals);
  known.set(source, { schemas, approved, units });
  return units;
}

function unitsIn(source: Source, schemas: Schemas, approvals: Approvals): Unit[] {
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
