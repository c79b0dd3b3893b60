import { Edits } from '../../codegen/owner/edit/edits.ts';
import { planRename, renamingOf } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import type { Row } from '../../codegen/model/index/spec-index.ts';
import type { Changes } from '../../codegen/read/read.ts';
import type { SpecLoader } from '../../codegen/pipeline.ts';

/** Every row of a spec by its table and id. */
export function rowsOf({ index }: Spec): { table: string; id: string }[] {
  return [...index.rowsById].flatMap(([table, rows]) => [...rows.keys()].map((id) => ({ table, id })));
}

/** A row by its table and id. */
export type NamedRow = ReturnType<typeof rowsOf>[number];

/**
 * The rows in groups of which no two are named in the same text: such a group is renamed at once, which takes no longer than one row.
 * Who adds lines to spec/redirects.yaml does so alone.
 */
export function renamedAtOnce(spec: Spec): NamedRow[][] {
  const groups: { rows: NamedRow[]; places: Set<string> }[] = [];
  // What is planned is looked at only: files are parsed once for all.
  const edits = new Edits();
  for (const row of rowsOf(spec)) {
    const {
      row: renamedRow,
      sharedRows,
      mentions,
      redirects,
    } = planRename(spec, renamingOf(spec, row.table, rowAt(spec, row), newName(0)), edits);
    // A row of another table may have its id from this one.
    const own = [
      ...[renamedRow, ...sharedRows.map((one) => one.row)].map(
        ({ source, path }) => `${source.document.file} ${path.join('/')}/id`,
      ),
      ...mentions.map(({ source, path }) => `${source.document.file} ${path.join('/')}`),
      ...(redirects.length > 0 ? ['redirects'] : []),
    ];
    const free = groups.find(({ places }) => own.every((place) => !places.has(place)));
    const group = free ?? { rows: [], places: new Set<string>() };
    if (free === undefined) groups.push(group);
    group.rows.push(row);
    for (const place of own) group.places.add(place);
  }
  return groups.map(({ rows }) => rows);
}

/** What is wrong once rows are renamed, and once they are renamed back: empty when the findings are none and every byte is back. */
export function thereAndBack(spec: Spec, rows: readonly NamedRow[]): string[] {
  const there = renamed(
    spec,
    rows.map((row, at) => ({ ...row, to: newName(at) })),
  );
  const { loader } = spec;
  const load = loader.load(there);
  if (load.findings.length > 0) return [formatFindings(load.findings)];
  // The spec as it would be, changed again.
  const changed: SpecLoader = {
    schemas: loader.schemas,
    load: (more) => (more === undefined ? load : loader.load(new Map([...there, ...more]))),
  };
  const back = renamed(
    readForEdit(spec.root, changed),
    rows.map(({ table, id }, at) => ({ table, id: newName(at), to: id })),
  );
  const before = new Map(spec.sources.map(({ document }) => [document.file, document.text]));
  const after = written(written(before, there), back);
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

/** Ids that no row has. */
const newName = (number: number) => `nom-jamais-pris-${number}`;

function renamed(spec: Spec, rows: readonly (NamedRow & { to: string })[]): Changes {
  const edits = new Edits();
  for (const { to, ...row } of rows) planRename(spec, renamingOf(spec, row.table, rowAt(spec, row), to), edits);
  return edits.changes();
}

function rowAt({ index }: Spec, { table, id }: NamedRow): Row {
  const row = index.rowsById.get(table)?.get(id);
  if (row === undefined) throw new Error(`there is no row ${table}.${id}`);
  return row;
}

function written(files: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const after = new Map(files);
  for (const [file, text] of changes)
    if (text === null) after.delete(file);
    else after.set(file, text);
  return after;
}
