import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { planRename } from '../codegen/owner/edit/rename/plan-rename.ts';
import { apply, readForEdit, type Spec } from '../codegen/owner/edit/spec.ts';
import { ParseCache } from '../codegen/read/parse-cache.ts';
import { createLoader } from '../codegen/pipeline.ts';
import { rowsOf, thereAndBack } from '../tests/contract/there-and-back.ts';
import { copyProject } from '../tests/edited/copy-project.ts';
import { runCommand } from '../tests/run/run-command.ts';

/**
 * Renames every row of a copy of the project and runs the unit and contract tests there, then renames every row of the spec and of the examples
 * by itself, there and back: `npm test` renames one of each table. The second part takes half an hour or so. Prints what went wrong. Returns
 * the exit code.
 * @param tables for a short run, the tables whose rows are renamed together in the copy, and nothing else is done
 */
export async function renameEveryRow(engine: string, tables: readonly string[]): Promise<number> {
  const tested = await testRenamed(engine, tables);
  if (tables.length > 0) return tested;
  const sites = ['.', ...readdirSync(join(engine, 'examples')).map((name) => join('examples', name))];
  const counts = sites.map((site) => {
    const spec = specOf(join(engine, site), engine);
    const rows = rowsOf(spec);
    const faults = rows.flatMap((row) => thereAndBack(spec, row).map((fault) => `${row.table}.${row.id}: ${fault}`));
    console.log(`${site}: ${rows.length} rows, ${faults.length} faults`);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length;
  });
  return tested === 0 && counts.every((count) => count === 0) ? 0 : 1;
}

/** Renames the rows of some tables, or of all, in a copy of the project, and runs its unit and contract tests. Resolves to the exit code. */
async function testRenamed(engine: string, tables: readonly string[]): Promise<number> {
  const folder = copyProject(engine);
  try {
    const rows = rowsOf(specOf(folder, folder)).filter(({ table }) => tables.length === 0 || tables.includes(table));
    for (const { table, id } of rows) {
      const spec = specOf(folder, folder);
      const row = spec.index.rowsById.get(table)?.get(id);
      // A row whose id is that of another one has been renamed with it.
      if (row !== undefined) apply(spec, planRename(spec, table, row, `autre-${id}`).edits.changes());
    }
    console.log(`${rows.length} rows renamed at once; the unit and contract tests of that copy:`);
    const codegen = await runCommand(process.execPath, ['codegen/start.js', 'codegen'], {}, folder);
    return codegen || (await runCommand(join(engine, 'node_modules/.bin/vitest'), ['run'], {}, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function specOf(root: string, engine: string): Spec {
  return readForEdit(root, createLoader({ root, engine, cache: new ParseCache() }));
}
