import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import type { Changes } from '../../codegen/read/read.ts';
import type { SpecLoader } from '../../codegen/pipeline.ts';

export function rowsOf({ index }: Spec): { table: string; id: string }[] {
  return [...index.rowsById].flatMap(([table, rows]) => [...rows.keys()].map((id) => ({ table, id })));
}

type NamedRow = ReturnType<typeof rowsOf>[number];

/** What is wrong once a row is renamed, and once it is renamed back: empty when the findings are none and every byte is back. */
export function thereAndBack(spec: Spec, { table, id }: NamedRow): string[] {
  const { loader } = spec;
  const there = renamed(spec, table, id, newName);
  const load = loader.load(there);
  if (load.findings.length > 0) return [formatFindings(load.findings)];
  // The spec as it would be, changed again.
  const changed: SpecLoader = {
    schemas: loader.schemas,
    load: (more) => (more === undefined ? load : loader.load(new Map([...there, ...more]))),
  };
  const back = renamed(readForEdit(spec.root, changed), table, newName, id);
  const before = new Map(spec.sources.map(({ document }) => [document.file, document.text]));
  const after = written(written(before, there), back);
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

const newName = 'nom-jamais-pris';

function renamed(spec: Spec, table: string, id: string, to: string): Changes {
  const row = spec.index.rowsById.get(table)?.get(id);
  if (row === undefined) throw new Error(`there is no row ${table}.${id}`);
  return planRename(spec, table, row, to).edits.changes();
}

function written(files: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const after = new Map(files);
  for (const [file, text] of changes)
    if (text === null) after.delete(file);
    else after.set(file, text);
  return after;
}
