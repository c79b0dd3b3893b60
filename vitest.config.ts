import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** The file of tests about what React's development code alone prints: a list without keys, an attribute that HTML does not have. */
const development = 'silent';

/** Files with a law that `npm test` checks with a small fixed sample, and those that run nightly alone. */
const laws = [
  ...globSync('tests/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('run/sample.ts')),
  'tests/**/*.laws.ts',
];

/** The files of tests that start git hundreds of times: a process that holds the pages of whole sites takes twice as long to start one. */
const starters = 'publication';

const production = { TZ: 'Europe/Paris', NODE_ENV: 'production' };
const project = (name: string, include: string[], options: Options = {}): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, env: production, ...options },
});

export default defineConfig({
  test: {
    // Node loads the modules of the tests by itself, as it loads those of the commands: quicker than to have each one made, sent and wrapped by Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Fewer of the values that tests read and drop are copied by the garbage collector.
    execArgv: ['--max-semi-space-size=64', '--import', new URL('tests/run/load-tsx.ts', import.meta.url).href],
    environment: 'node',
    setupFiles: ['tests/run/clock.ts', 'tests/run/fail-on-console.ts'],
    passWithNoTests: false,
    // A missing snapshot is a failure; `vitest -u` writes it.
    update: 'none',
    // One module graph per process: the files of the tests share the site that they read.
    isolate: false,
    // `npm test`, which has another stage beside this one, lowers it.
    maxWorkers: availableParallelism(),
    // Generous: a machine that is busy is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Dates are shown in the visitor's own zone; tests name theirs. No project has `exclude`: that of the command line would not count there.
    projects: [
      project('modules', [`tests/{unit,contract}/**/!(${development}|${starters}).test.{ts,tsx}`]),
      project('silent', [`tests/contract/${development}.test.ts`], {
        env: { ...production, NODE_ENV: 'development' },
      }),
      project('git', [`tests/contract/@(${starters}).test.ts`], { testTimeout: 240_000 }),
      project('built', ['tests/built/*.test.ts'], { testTimeout: 240_000 }),
      project('effects', ['tests/effects/*.test.ts'], { testTimeout: 240_000 }),
      project('examples', ['tests/examples/*.test.ts'], { globalSetup: 'tests/examples/example-sites.ts' }),
      project('edits', ['tests/edited/*.test.ts']),
      project('engines', ['tests/engines/*.test.ts'], {
        globalSetup: 'tests/run/site-file.ts',
        expect: { poll: { timeout: 20_000 } },
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      // Two files of these share the hooks of a third one.
      project('laws', laws, { isolate: true, testTimeout: 3_600_000, hookTimeout: 600_000 }),
    ],
  },
});
