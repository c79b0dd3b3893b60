import type { Spec } from '../edit/spec.ts';
import { approvedValues, type Approvals } from '../../release/approvals.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { WrittenPlace } from './written-place.ts';
import type { PageValue } from './page-values.ts';

/** What is approved at once: a value that `drafted` names, or that it named before its approval. */
interface Unit extends WrittenPlace {
  readonly isApproved: boolean;
}

interface CachedUnits {
  readonly schemas: Schemas;
  readonly approved: string;
  readonly units: readonly Unit[];
}

/** Units by source: an unchanged file keeps its `Source` when the spec is read again. */
const cache = new WeakMap<Source, CachedUnits>();

/** The values of a file that need an approval or have one. Cached for an unchanged file, as each save needs those of all files. */
export function unitsOf({ schemas }: Pick<Spec, 'schemas'>, source: Source, approvals: Approvals): readonly Unit[] {
  const approved = JSON.stringify(approvals[source.document.file] ?? {});
  const last = cache.get(source);
  if (last?.schemas === schemas && last.approved === approved) return last.units;
  const units = unitsIn(source, schemas, approvals);
  cache.set(source, { schemas, approved, units });
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
