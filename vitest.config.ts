import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,property,contract,findings}/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/run/clock.ts', 'tests/run/fail-on-console.ts'],
    // Dates are shown in the visitor's own zone; tests name theirs.
    env: { TZ: 'Europe/Paris' },
    passWithNoTests: false,
    // A snapshot that is not there is a failure; `vitest -u` writes it.
    update: 'none',
    // One module graph per process: the files of the tests share the site that they read.
    isolate: false,
    // Generous: a machine that is busy is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The theme is read as text for its colours; other styles are none of the tests' business.
    css: { include: /theme\.css/ },
  },
  // The site's own plug-ins (codegen, styles) are not needed here: codegen has run before.
  oxc: { jsx: { runtime: 'automatic' } },
});
