import { defineConfig } from 'vitest/config';

// What is checked in the finished example sites: `examples/*/dist/` as the builds have just made them.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    setupFiles: ['../run/clock.ts', '../run/fail-on-console.ts'],
    testTimeout: 60_000,
  },
});
