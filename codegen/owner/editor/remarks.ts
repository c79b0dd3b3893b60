import type { Spec } from '../edit/spec.ts';
import { approvedValues, type Approvals } from '../../release/approvals.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { scalarsIn, valueAt, type DocumentPath } from '../../base/json.ts';
import type { PageAnswer, PageValue, Progress, Remark, WrittenPlace } from '../../../src/shared/editing.ts';

/** The remarks on the values of one file, as a function of the place. */
export function remarksOf(source: Source, approvals: Approvals, schemas: Schemas): (path: DocumentPath) => Remark[] {
  const annotated = source.annotations.flatMap(({ kind, path, reason }): Remark[] =>
    kind === 'drafted' && !needsApproval(source, path, schemas)
      ? []
      : [{ kind, path, ...(reason !== undefined && { text: reason }), covers: coveredBy(source, path) }],
  );
  const approved = approvedValues(source, approvals).map(({ path, approval, isChanged }): Remark => ({
    kind: isChanged ? 'changed' : 'approved',
    path,
    text: approval.day,
    ...(approval.by !== undefined && { by: approval.by }),
    covers: coveredBy(source, path),
  }));
  // An approved text that is a draft again counts as a draft.
  const byPath = Map.groupBy([...approved, ...annotated], ({ path }) => path.join('/'));
  return (path) => path.flatMap((_, index) => byPath.get(path.slice(0, index + 1).join('/')) ?? []);
}

/** How many values a remark on a place is about. */
function coveredBy({ data }: Source, path: DocumentPath): number {
  return scalarsIn(valueAt(data, path) ?? null).length;
}

/** A value that is approved as a whole: `drafted` names it, or named it before its approval. */
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

/** How far the approval of a page has come, and that of the whole site. */
export function progressOf(
  spec: Spec,
  approvals: Approvals,
  values: readonly PageValue[],
  ofPage: readonly PageValue[],
): PageAnswer['progress'] {
  const units = spec.sources.flatMap((source) => unitsOf(spec, source, approvals));
  const open = units.filter(({ isApproved }) => !isApproved);
  const blocks = [...Map.groupBy(values, ({ block }) => String(block))].map(([block, own]) => [
    block,
    unitsShown(open, own).length,
  ]);
  return { page: count(unitsShown(units, ofPage)), site: count(units), blocks: Object.fromEntries(blocks) };
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
