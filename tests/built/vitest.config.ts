import { defineConfig } from 'vitest/config';
import { stageConfig } from '../run/stage-config.ts';

// What is checked in the finished site: `dist/` as the build has just made it. The files share the site that they read.
export default defineConfig({
  test: { ...stageConfig(import.meta.dirname), isolate: false },
});
