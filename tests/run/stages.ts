import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { testDay } from './clock.ts';
import type { Stage, Step } from './run-stages.ts';

/**
 * The checks of `npm test`: those that others need first, then the longest, so that all end together.
 * @param root the project's folder
 * @param scratch the folder of the edited copy of the project, which does not exist yet
 * @param browserArguments handed to Playwright: files, `--grep`…
 * @param workers of Vitest; another stage has a processor too, where it is left out
 */
export function listStages(
  root: string,
  scratch: string,
  browserArguments: readonly string[],
  workers?: number,
): Stage[] {
  const { cli, program, vitest } = steps(root, workers);
  const nightly = { LAWS: '30' };
  const written = { SITE_FILE: 'written' };
  const browserStep = (environment: Step['environment'] = {}): Step => ({
    command: [program('playwright'), 'test', '-c', 'tests', ...browserArguments],
    // The browser has the clock of the machine, and so have the tests that drive it: they read here of which day the site is.
    environment: {
      ...environment,
      ...written,
      TEST_CLOCK: '',
      ...(testDay && { SOURCE_DATE_EPOCH: String(Date.now() / 1000) }),
    },
    report: join(root, 'tests/.results/playwright.xml'),
  });
  return [
    { name: 'programs', isWaiting: true, steps: [{ command: [process.execPath, 'tests/run/programs.ts'] }] },
    { name: 'codegen', steps: [cli('codegen')] },
    { name: 'check', steps: [cli('check')] },
    {
      name: 'build',
      needs: ['codegen'],
      steps: [cli('build'), { command: [process.execPath, 'tests/run/site-file.ts'] }],
    },
    { name: 'unit', needs: ['codegen'], steps: [vitest('unit', ['modules', 'silent', 'git'])] },
    {
      name: 'built',
      needs: ['build', 'programs'],
      uses: ['apache2', 'caddy', 'nginx'],
      steps: [vitest('built', ['built'])],
    },
    {
      name: 'firefox',
      needs: ['build', 'programs'],
      uses: ['firefox'],
      steps: [vitest('firefox', ['engines'], [], { environment: written })],
    },
    { name: 'edited', needs: ['codegen'], steps: editedSteps(root, scratch) },
    { name: 'effects', needs: ['codegen'], steps: [vitest('effects', ['effects'])] },
    { name: 'examples', needs: ['codegen'], steps: [vitest('examples', ['examples'])] },
    {
      name: 'webkit',
      needs: ['build'],
      isExtra: true,
      steps: [vitest('webkit', ['engines'], [], { environment: { STAGE: 'webkit' } })],
    },
    // Nightly: the laws with thirty times the samples of `npm test`, drawn at random; every variant in the browser; a warning for what got slower.
    {
      name: 'laws',
      needs: ['build', 'programs', 'examples'],
      uses: ['apache2', 'caddy', 'nginx', 'java'],
      isExtra: true,
      steps: [
        vitest('laws', ['laws'], [], { environment: nightly }),
        browserStep(nightly),
        { command: [process.execPath, ...'bench/main.ts --only speed --rows= --runs 3 --samples 8'.split(' ')] },
      ],
    },
    { name: 'lint', needs: ['codegen'], steps: [{ command: ['npm', 'run', '--silent', 'lint'] }] },
    { name: 'typecheck', needs: ['codegen'], steps: [{ command: [program('tsc'), '--build'] }] },
    {
      name: 'e2e',
      needs: ['build', 'programs'],
      isAlone: true,
      steps: [browserStep()],
    },
  ];
}

/** Contract tests that do not look at the content: they pass in a copy as they pass in the project. */
const elsewhere = [
  'blocks', 'check-command', 'delivery', 'diff', 'edit-commands', 'editor', 'editor-ledger', 'edits-together', 'findings',
  'language-server', 'release', 'remedies-keep-meaning', 'remove', 'replace-picture', 'requirements', 'schema-keywords',
  'site-type', 'where',
]; // prettier-ignore

/** Edits a copy of the project as its owner would, then builds it and holds the laws of the content against it; those of texts and bytes nightly. */
function editedSteps(root: string, copy: string): Step[] {
  const { vitest } = steps(root);
  return [
    vitest('edits', ['edits'], [], { environment: { EDITED_FOLDER: copy } }),
    ...contentLaws(root, copy).slice(0, 2),
  ];
}

/** The steps that hold the laws of the content against an edited copy of the project. */
export function contentLaws(root: string, folder: string): Step[] {
  const { cli, vitest } = steps(root);
  const left = elsewhere.map((name) => `--exclude=**/${name}.test.*`);
  return [
    // Without pictures: the laws draw one of each family of pages.
    { ...cli('build', '--no-pictures'), folder },
    vitest('edited', ['modules', 'silent'], ['tests/contract', ...left], { folder }),
    vitest('edited-texts', ['effects'], ['texts'], { folder }),
    vitest('edited-budgets', ['built'], ['budgets'], { folder }),
  ];
}

function steps(root: string, workers = Math.max(1, availableParallelism() - 1)) {
  const program = (name: string) => join(root, 'node_modules/.bin', name);
  return {
    program,
    cli: (...args: string[]): Step => ({ command: [process.execPath, 'codegen/start.js', ...args] }),
    /** Runs projects of `vitest.config.ts`. */
    vitest: (
      name: string,
      projects: readonly string[],
      args: readonly string[] = [],
      more: Partial<Step> = {},
    ): Step => {
      const report = join(root, `tests/.results/${name}.xml`);
      const options = [
        ...projects.map((project) => `--project=${project}`),
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=junit',
        `--outputFile.junit=${report}`,
      ];
      return { command: [program('vitest'), 'run', ...options, ...args], report, ...more };
    },
  };
}
