import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { nativeModules } from './tests/run/native-modules.ts';

/** The files of tests about what React's development code alone tells: a list without keys, an attribute that HTML does not have. */
const development = 'blocks|silent-pages';

export default defineConfig({
  test: {
    ...nativeModules,
    environment: 'node',
    setupFiles: ['tests/run/clock.ts', 'tests/run/fail-on-console.ts'],
    passWithNoTests: false,
    // A snapshot that is not there is a failure; `vitest -u` writes it.
    update: 'none',
    // One module graph per process: the files of the tests share the site that they read.
    isolate: false,
    // Nothing else is running: `npm test`, which has other stages beside this one, says how many it may have.
    maxWorkers: availableParallelism(),
    // Generous: a machine that is busy is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Dates are shown in the visitor's own zone; tests name theirs.
    projects: [
      {
        extends: true,
        test: {
          name: 'production',
          // Without `exclude`: that of the command line would not count here.
          include: [`tests/{unit,contract}/**/!(${development}).test.{ts,tsx}`],
          env: { TZ: 'Europe/Paris', NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'development',
          include: [`tests/contract/@(${development}).test.{ts,tsx}`],
          env: { TZ: 'Europe/Paris', NODE_ENV: 'development' },
        },
      },
    ],
  },
});
