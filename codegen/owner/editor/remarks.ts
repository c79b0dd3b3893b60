import type { Spec } from '../edit/spec.ts';
import { typedFigures, valuesToSettle } from '../../release/list-release-items.ts';
import { needsApproval } from '../../release/needs-approval.ts';
import type { OpenValue, Entry, Ledger } from '../../release/to-settle.ts';
import type { Source } from '../../read/source.ts';
import { scalarsIn, valueAt, type DocumentPath } from '../../base/json.ts';
import type { PageAnswer, PageValue, Remark, WrittenPlace } from '../../../src/shared/editing.ts';

export interface Settlement {
  /** The values of the ledger in a file, approved figures among them. */
  readonly open: (file: string) => readonly OpenValue[];
  /** The texts that state a figure of their own, neither approved nor doubted. */
  readonly typed: readonly { readonly source: Source; readonly path: DocumentPath }[];
}

export function settlementOf({ sources, schemas }: Pick<Spec, 'sources' | 'schemas'>, ledger: Ledger): Settlement {
  const { bySource } = valuesToSettle(sources, ledger);
  const open = (file: string) => bySource.get(file) ?? [];
  return { open, typed: typedFigures(sources, schemas, ({ document }) => open(document.file)) };
}

/** The remarks on the values of one file, as a function of the place. */
export function remarksOf(
  { schemas }: Pick<Spec, 'schemas'>,
  source: Source,
  { open, typed }: Settlement,
): (path: DocumentPath) => Remark[] {
  const listed = open(source.document.file).flatMap(({ entry: { kind, why }, path }): Remark[] => {
    if (kind === 'figure' || (kind === 'drafted' && !needsApproval(source, path, schemas))) return [];
    return [
      {
        kind,
        path,
        ...(why !== undefined && { text: why }),
        covers: scalarsIn(valueAt(source.data, path) ?? null).length,
      },
    ];
  });
  const figures = typed.flatMap((one): Remark[] =>
    one.source === source ? [{ kind: 'typedFigure', path: one.path, covers: 1 }] : [],
  );
  const byPath = Map.groupBy([...figures, ...listed], ({ path }) => path.join('/'));
  return (path) => path.flatMap((_, index) => byPath.get(path.slice(0, index + 1).join('/')) ?? []);
}

/** A value that is approved as a whole, with its entry in the ledger if it has one. */
interface Unit extends WrittenPlace {
  readonly entry: Entry | undefined;
}

export function unitsOf({ sources, schemas }: Pick<Spec, 'sources' | 'schemas'>, { open, typed }: Settlement): Unit[] {
  const drafted = sources.flatMap((source) =>
    open(source.document.file).filter(
      ({ entry, path }) => entry.kind === 'drafted' && needsApproval(source, path, schemas),
    ),
  );
  const figures = typed.map(({ source, path }) => ({ file: source.document.file, path, entry: undefined }));
  return [...drafted, ...figures];
}

/** How many texts of a page, of its blocks and of the whole site are still to approve. */
export function progressOf(
  spec: Spec,
  settlement: Settlement,
  values: readonly PageValue[],
  ofPage: readonly PageValue[],
): PageAnswer['progress'] {
  const units = unitsOf(spec, settlement);
  const blocks = [...Map.groupBy(values, ({ block }) => String(block))].map(([block, own]) => [
    block,
    unitsShown(units, own).length,
  ]);
  return { page: unitsShown(units, ofPage).length, site: units.length, blocks: Object.fromEntries(blocks) };
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
