import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addCounts, countOne, readVitestCounts, type Counts } from '../run/counts.ts';
import { runCommand } from '../run/run-command.ts';
import { checkEdits } from './check-edits.ts';
import { copyProject } from './copy-project.ts';

/** What does not look at the content says the same in the copy. */
const elsewhere = [
  'findings',
  'schemas',
  'editor-schemas',
  'requirements',
  'blocks',
  'diff',
  'diff-command',
  'edit-commands',
  'language-server',
  'row-of-several-days',
  'rename',
  'workshop',
];

/**
 * Edits a copy of the project as its owner would, checks it after each edit, then builds it and holds the laws of the
 * content against it, with that of `tests/effects` on texts. The project itself is not touched.
 */
export async function runEdited(root: string): Promise<Counts> {
  const folder = copyProject(root);
  try {
    const made = await checkEdits(folder);
    // Without pictures: the laws draw one of each family of pages.
    const build = ['codegen/start.js', 'build', '--no-pictures'];
    const built = countOne(await runCommand(process.execPath, build, {}, folder));
    return addCounts([made, built, built.failed > 0 ? countOne(1) : await holdLaws(root, folder)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function holdLaws(root: string, folder: string): Promise<Counts> {
  const left = elsewhere.flatMap((name) => ['--exclude', `**/${name}.test.*`]);
  const laws = await runTests('edited', ['tests/contract', ...left]);
  return addCounts([laws, await runTests('edited-texts', ['--config', 'tests/effects/vitest.config.ts', 'texts'])]);

  async function runTests(name: string, args: readonly string[]): Promise<Counts> {
    const report = join(root, `tests/.results/${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = join(root, 'node_modules/.bin/vitest');
    return readVitestCounts(report, await runCommand(vitest, ['run', ...reporters, ...args], {}, folder));
  }
}
