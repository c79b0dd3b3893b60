import { defineConfig } from 'vitest/config';

// What is checked in the finished site: `dist/` as the build has just made it.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    setupFiles: ['../run/clock.ts', '../run/fail-on-console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
