import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../../codegen/site/preview/preview.ts';
import { findChromium, findHeadlessShell } from '../../codegen/run/find-chromium.ts';
import { runEdited } from '../edited/run-edited.ts';
import { runExamples } from '../examples/run-examples.ts';
import { testDay } from './clock.ts';
import { countOne, readPlaywrightCounts, readVitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import type { Stage } from './run-stages.ts';
import { ensurePrograms, findProgram } from './find-program.ts';
import { missingServers } from './find-server.ts';
import { ensureChromium, ensureHeadlessShell } from './install-chromium.ts';
import { ensureServers } from './install-servers.ts';
import { runCommand } from './run-command.ts';

/** What a stage that checks nothing comes to. */
const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };
/** What one comes to that cannot run on this machine. */
const skipped: Counts = { passed: 0, failed: 0, skipped: 1 };

/**
 * All checks of the project, each once: what others need first, then the longest, so that they end together.
 * @param root the project's folder
 * @param browserArguments handed to Playwright: files, `--grep`…
 */
export function listStages(root: string, browserArguments: readonly string[]): Stage[] {
  const node = process.execPath;
  const cli = join(root, 'codegen/start.js');
  const program = (name: string) => join(root, 'node_modules/.bin', name);
  const results = (name: string) => join(root, 'tests/.results', name);
  const one =
    (command: string, ...args: string[]) =>
    async () =>
      countOne(await runCommand(command, args));

  const vitest = async (name: string, ...options: string[]) => {
    const report = results(`${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // Another stage has a processor too.
    const workers = `--maxWorkers=${Math.max(1, availableParallelism() - 1)}`;
    const args = ['run', workers, ...reporters, ...options];
    // The tests of one folder are two stages: tests/engines.
    return readVitestCounts(report, await runCommand(program('vitest'), args, { STAGE: name }));
  };

  const engines = ['--config', join(root, 'tests/engines/vitest.config.ts')];

  return [
    // One after the other: the system's packages are installed by one program at a time.
    { name: 'programs', needs: [], waits: true, run: () => installPrograms().then(() => nothing) },
    {
      name: 'chromium',
      needs: ['programs'],
      waits: true,
      run: async () => {
        const chromium = await ensureChromium();
        if (chromium === undefined) return countOne(1);
        await ensureHeadlessShell();
        return nothing;
      },
    },
    { name: 'codegen', needs: [], run: one(node, cli, 'codegen') },
    { name: 'check', needs: [], run: one(node, cli, 'check') },
    { name: 'build', needs: ['codegen'], run: one(node, cli, 'build') },
    { name: 'vitest', needs: ['codegen'], run: () => vitest('vitest') },
    { name: 'builds', needs: ['codegen'], run: one(node, join(root, 'tests/incremental/main.ts')) },
    {
      name: 'built',
      needs: ['build', 'programs'],
      run: async () => {
        const missing = [...missingServers(), ...(findProgram('java') === undefined ? ['java'] : [])];
        const counts = await vitest('built', '--config', join(root, 'tests/built/vitest.config.ts'));
        return missing.length > 0 ? { ...counts, missing } : counts;
      },
    },
    {
      name: 'firefox',
      needs: ['build', 'programs'],
      run: async () =>
        findProgram('firefox') === undefined ? { ...skipped, missing: ['firefox'] } : vitest('firefox', ...engines),
    },
    { name: 'webkit', needs: ['build'], isExtra: true, run: () => vitest('webkit', ...engines) },
    { name: 'edited', needs: ['codegen'], run: () => runEdited(root) },
    {
      name: 'effects',
      needs: ['codegen'],
      run: () => vitest('effects', '--config', join(root, 'tests/effects/vitest.config.ts')),
    },
    { name: 'examples', needs: ['codegen'], run: () => runExamples(root) },
    { name: 'lint', needs: ['codegen'], run: one('npm', 'run', '--silent', 'lint') },
    { name: 'typecheck', needs: ['codegen'], run: one(program('tsc'), '--build') },
    {
      name: 'browser',
      needs: ['build', 'chromium'],
      alone: true,
      run: () => runBrowserTests(root, program('playwright'), browserArguments),
    },
  ];
}

async function installPrograms(): Promise<void> {
  await ensureServers();
  await ensurePrograms();
}

async function runBrowserTests(root: string, playwright: string, args: readonly string[]): Promise<Counts> {
  const preview = await startPreview({ root, port: 0 });
  try {
    // The browser keeps the clock of the machine, and so do the tests that drive it. They are told of which day the site is.
    const environment = {
      SITE_URL: preview.url,
      CHROMIUM_PATH: findChromium() ?? '',
      HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
      TEST_CLOCK: '',
      ...(testDay && { SOURCE_DATE_EPOCH: String(Date.now() / 1000) }),
    };
    const exitCode = await runCommand(playwright, ['test', '-c', join(root, 'tests'), ...args], environment);
    return await readPlaywrightCounts(join(root, 'tests/.results/playwright.json'), exitCode);
  } finally {
    await preview.close();
  }
}
