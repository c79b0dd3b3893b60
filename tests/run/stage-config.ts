import type { ViteUserConfig } from 'vitest/config';
import { nativeModules } from './native-modules.ts';

/** What the stages of vitest beside the unit tests share: the tests of one folder, on the clock of the run. */
export function stageConfig(folder: string): NonNullable<ViteUserConfig['test']> {
  return {
    ...nativeModules,
    root: folder,
    include: ['*.test.ts'],
    environment: 'node',
    setupFiles: ['../run/clock.ts', '../run/fail-on-console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  };
}
