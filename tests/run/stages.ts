import { join } from 'node:path';
import { startPreview } from '../../codegen/output/preview/preview.ts';
import { runEdited } from '../edited/run-edited.ts';
import { runExamples } from '../examples/run-examples.ts';
import { countOne, readPlaywrightCounts, readVitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { ensureChromium, ensureHeadlessShell } from './install-chromium.ts';
import { ensureServers } from './install-servers.ts';
import { runCommand } from './run-command.ts';

export interface Stage {
  readonly name: string;
  /** The stages that must have passed for this one to mean anything. */
  readonly needs: readonly string[];
  readonly run: () => Promise<Outcome>;
}

export interface Outcome extends Counts {
  /** What the summary says beside the counts: why tests were skipped. */
  readonly note?: string;
}

/**
 * All checks of the project, in order, each once.
 * @param root the project's folder
 * @param browserArguments handed to Playwright: files, `--grep`…
 */
export function listStages(root: string, browserArguments: readonly string[]): Stage[] {
  const node = process.execPath;
  const cli = join(root, 'codegen/cli.ts');
  const program = (name: string) => join(root, 'node_modules/.bin', name);
  const results = (name: string) => join(root, 'tests/.results', name);
  const one =
    (command: string, ...args: string[]) =>
    async () =>
      countOne(await runCommand(command, args));

  const vitest = async (name: string, ...options: string[]) => {
    const report = results(`${name}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options];
    return readVitestCounts(report, await runCommand(program('vitest'), args));
  };

  return [
    { name: 'check', needs: [], run: one(node, cli, 'check') },
    { name: 'codegen', needs: [], run: one(node, cli, 'codegen') },
    { name: 'typecheck', needs: ['codegen'], run: one(program('tsc'), '--build') },
    { name: 'lint', needs: ['codegen'], run: one('npm', 'run', '--silent', 'lint') },
    { name: 'vitest', needs: ['codegen'], run: () => vitest('vitest') },
    {
      name: 'effects',
      needs: ['codegen'],
      run: () => vitest('effects', '--config', join(root, 'tests/effects/vitest.config.ts')),
    },
    { name: 'edited', needs: ['codegen'], run: () => runEdited(root) },
    { name: 'build', needs: ['codegen'], run: one(node, cli, 'build') },
    { name: 'examples', needs: ['codegen'], run: () => runExamples(root) },
    {
      name: 'built',
      needs: ['build'],
      run: async () => {
        const missing = await ensureServers();
        const counts = await vitest('built', '--config', join(root, 'tests/built/vitest.config.ts'));
        const note = `not tested, as it could not be installed: ${missing.join(', ')}`;
        return missing.length > 0 ? { ...counts, note } : counts;
      },
    },
    { name: 'browser', needs: ['build'], run: () => runBrowserTests(root, program('playwright'), browserArguments) },
  ];
}

async function runBrowserTests(root: string, playwright: string, args: readonly string[]): Promise<Counts> {
  const chromium = await ensureChromium();
  if (chromium === undefined) return countOne(1);
  const shell = await ensureHeadlessShell();
  const preview = await startPreview({ root, port: 0 });
  try {
    // The browser keeps the clock of the machine, and so do the tests that drive it.
    const environment = {
      SITE_URL: preview.url,
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: shell ?? '',
      TEST_CLOCK: '',
    };
    const exitCode = await runCommand(playwright, ['test', ...args], environment);
    return await readPlaywrightCounts(join(root, 'tests/.results/playwright.json'), exitCode);
  } finally {
    await preview.close();
  }
}
