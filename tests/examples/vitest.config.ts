import { defineConfig } from 'vitest/config';
import { stageConfig } from '../run/stage-config.ts';

// What is checked in the finished example sites: `examples/*/dist/` as the builds have just made them.
export default defineConfig({
  test: stageConfig(import.meta.dirname),
});
