import type { Spec } from '../edit/spec.ts';
import type { Approvals } from '../load/release/approvals.ts';
import type { PageValue } from './page-values.ts';
import { unitsOf, type Unit } from './units.ts';
import type { WrittenPlace } from './written-place.ts';

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
