import { join, relative } from 'node:path';
import { addCounts, countOne, readVitestCounts, type Counts } from '../run/counts.ts';
import { runCommand } from '../run/run-command.ts';
import { englishSite, exampleSites, layEnglishSite } from './example-sites.ts';

/** Builds each site of `examples/`, and the English one of the tests, with the engine as it is, then holds what was built to the laws of this folder. */
export async function runExamples(root: string): Promise<Counts> {
  const made: Counts[] = [];
  layEnglishSite();
  for (const folder of [...exampleSites(root), englishSite]) {
    const args = ['codegen/start.js', 'build', '--spec', join(relative(root, folder), 'spec')];
    made.push(countOne(await runCommand(process.execPath, args, {}, root)));
  }
  const counts = addCounts(made);
  return counts.failed > 0 ? counts : addCounts([counts, await holdLaws(root)]);
}

async function holdLaws(root: string): Promise<Counts> {
  const report = join(root, 'tests/.results/examples.json');
  const config = join(root, 'tests/examples/vitest.config.ts');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return readVitestCounts(
    report,
    await runCommand(join(root, 'node_modules/.bin/vitest'), ['run', '--config', config, ...reporters]),
  );
}
