import { rm } from 'node:fs/promises';
import { copyProject } from '../tests/edited/copy-project.ts';
import { holdLaws } from '../tests/edited/hold-laws.ts';
import { makeRandomEdits } from '../tests/edited/random-edits.ts';

/**
 * Makes random edits that `check` accepts in copies of the project, and holds the laws of the content against each copy: an honest edit
 * fails no test. Prints the edits and the counts of each. Returns the exit code.
 * @param sites how many copies, each with edits of its own
 * @param first the seed of the first one; the next number is that of the next
 */
export async function editAtRandom(root: string, sites: number, edits: number, first: number): Promise<number> {
  let failed = 0;
  for (let seed = first; seed < first + sites; seed += 1) {
    const folder = copyProject(root);
    try {
      const made = makeRandomEdits(folder, seed, edits);
      const counts = await holdLaws(root, folder);
      console.log(
        `${made.join('\n')}\nseed ${seed}: ${made.length} edits, ${counts.passed} passed, ${counts.failed} failed\n`,
      );
      if (counts.failed > 0) failed += 1;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  console.log(`${sites} sites of ${edits} edits, ${failed} with a failed test`);
  return failed === 0 ? 0 : 1;
}
