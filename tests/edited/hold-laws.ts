import { join } from 'node:path';
import { addCounts, countOne, readVitestCounts, type Counts } from '../run/counts.ts';
import { runCommand } from '../run/run-command.ts';

/** What does not look at the content says the same in a copy. */
const elsewhere = [
  'findings',
  'schemas',
  'editor-schemas',
  'requirements',
  'blocks',
  'diff',
  'edit-commands',
  'editor',
  'language-server',
  'row-of-several-days',
];

/**
 * Builds a copied project and holds the laws of the content against it, with that of `tests/effects` on texts and that
 * of `tests/built` on bytes.
 * @param root of the project that was copied, whose programs are used and whose results are written
 */
export async function holdLaws(root: string, folder: string): Promise<Counts> {
  // Without pictures: the laws draw one of each family of pages.
  const build = ['codegen/start.js', 'build', '--no-pictures'];
  const built = countOne(await runCommand(process.execPath, build, {}, folder));
  if (built.failed > 0) return addCounts([built, countOne(1)]);
  const left = elsewhere.flatMap((name) => ['--exclude', `**/${name}.test.*`]);
  const laws = await runTests('edited', ['tests/contract', ...left]);
  return addCounts([
    built,
    laws,
    await runTests('edited-texts', ['--config', 'tests/effects/vitest.config.ts', 'texts']),
    await runTests('edited-budgets', ['--config', 'tests/built/vitest.config.ts', 'budgets']),
  ]);

  async function runTests(name: string, args: readonly string[]): Promise<Counts> {
    const report = join(root, `tests/.results/${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = join(root, 'node_modules/.bin/vitest');
    return readVitestCounts(report, await runCommand(vitest, ['run', ...reporters, ...args], {}, folder));
  }
}
