import { defineConfig } from 'vitest/config';

// Changed specs, rendered whole again and again: with React's production code, which is several times as quick.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    setupFiles: ['../run/clock.ts', '../run/fail-on-console.ts'],
    env: { TZ: 'Europe/Paris', NODE_ENV: 'production' },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { include: /theme\.css/ },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
});
