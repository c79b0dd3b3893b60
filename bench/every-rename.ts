import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readForEdit } from '../codegen/owner/edit/spec.ts';
import { ParseCache } from '../codegen/read/parse-cache.ts';
import { createLoader } from '../codegen/pipeline.ts';
import { rowsOf, thereAndBack } from '../tests/contract/there-and-back.ts';

/**
 * Renames every row of the spec and of the examples by itself, there and back: `npm test` renames one of each table. Takes half an hour or so,
 * and prints what went wrong. Returns the exit code.
 */
export function renameEveryRow(engine: string): number {
  const sites = ['.', ...readdirSync(join(engine, 'examples')).map((name) => join('examples', name))];
  const counts = sites.map((site) => {
    const root = join(engine, site);
    const spec = readForEdit(root, createLoader({ root, engine, cache: new ParseCache() }));
    const rows = rowsOf(spec);
    const faults = rows.flatMap((row) => thereAndBack(spec, row).map((fault) => `${row.table}.${row.id}: ${fault}`));
    console.log(`${site}: ${rows.length} rows, ${faults.length} faults`);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length;
  });
  return counts.some((count) => count > 0) ? 1 : 0;
}
