import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { apply, readForEdit } from '../../codegen/owner/edit/spec.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { rowsOf } from '../contract/there-and-back.ts';
import { runSteps } from '../run/run-stages.ts';
import { someSeeds } from '../run/sample.ts';
import { contentLaws } from '../run/stages.ts';
import { copyProject } from './copy-project.ts';
import { edits } from './edits.ts';
import { makeRandomEdits } from './random-edits.ts';
import { SpecCopy } from './spec-copy.ts';

// An honest edit fails no test: copies of the project with random edits that `check` accepts, and one in which every row has another id.
const root = join(import.meta.dirname, '../..');
let scratch: string;
let folder: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'edits-'));
  folder = join(scratch, 'site');
  copyProject(root, folder);
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const seeds = someSeeds(4);

test.each(seeds)('30 random edits, seed %i', async (seed) => {
  console.log(`seed ${seed}:\n${makeRandomEdits(folder, seed, 30).join('\n')}`);
  // Texts of rows wait for the sections that an owner has taken off their pages.
  await expectLawful('edited-texts');
});

test('each edit of the stage « edited », alone', () => {
  const copy = new SpecCopy(folder);
  const loader = createLoader({ root: folder, engine: folder });
  const refused = Object.values(edits)
    .flat()
    .flatMap(({ name, change }) => {
      change(copy);
      copy.save();
      return loader.load().findings.length > 0 ? [name] : [];
    });
  expect(refused).toEqual([]);
});

test('every row renamed at once', async () => {
  for (const { table, id } of rowsOf(spec())) {
    const now = spec();
    const row = now.index.rowsById.get(table)?.get(id);
    // A row whose id is that of another one has been renamed with it.
    if (row !== undefined) apply(now, planRename(now, table, row, `autre-${id}`).edits.changes());
  }
  // Without the budgets: scripts that follow links have all former ids.
  await expectLawful('edited-budgets');
});

function spec() {
  return readForEdit(folder, createLoader({ root: folder, engine: folder }));
}

/** @param left the step that is none of the law */
async function expectLawful(left: string): Promise<void> {
  const log = join(root, 'tests/.results/laws-edits.log');
  mkdirSync(dirname(log), { recursive: true });
  const steps = contentLaws(root, folder).filter(({ report }) => !report?.endsWith(`${left}.xml`));
  const { failures, failed } = await runSteps(steps, root, log);
  expect({ failures, failed }, `see ${log}`).toEqual({ failures: [], failed: 0 });
}
