import type { Spec } from '../edit/spec.ts';
import { approvedValues, type Approvals } from '../../release/approvals.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { Source } from '../../read/source.ts';
import type { WrittenPlace } from './written-place.ts';
import type { PageValue } from './page-values.ts';

/** What is approved at once: a value that `drafted` names, or that it named before its approval. */
interface Unit extends WrittenPlace {
  readonly isApproved: boolean;
}

/** The values of a file that need an approval or have one. */
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

/** How many texts are approved, and how many are not. */
export interface Progress {
  readonly approved: number;
  readonly left: number;
}

/** How far the approval of a page has come, and that of the whole site. */
export function progressOf(
  spec: Spec,
  approvals: Approvals,
  values: readonly PageValue[],
): { page: Progress; site: Progress } {
  const units = spec.sources.flatMap((source) => unitsOf(spec, source, approvals));
  return { page: count(unitsShown(units, values)), site: count(units) };
}

/** The units that hold a value which is shown, or stand in one. */
export function unitsShown(units: readonly Unit[], values: readonly WrittenPlace[]): Unit[] {
  const keyOf = (file: string, path: WrittenPlace['path']) => `${file} ${path.join('/')}`;
  const shown = new Set(
    values.flatMap(({ file, path }) =>
      Array.from({ length: path.length + 1 }, (_, depth) => keyOf(file, path.slice(0, depth))),
    ),
  );
  return units.filter(({ file, path }) => shown.has(keyOf(file, path)));
}

function count(units: readonly Unit[]): Progress {
  const approved = units.filter(({ isApproved }) => isApproved).length;
  return { approved, left: units.length - approved };
}
