import { defineConfig } from 'vitest/config';
import { stageConfig } from '../run/stage-config.ts';

// What is checked in the finished site: `dist/` as the build has just made it. The files share the site that they read.
export default defineConfig({
  test: {
    // Apache, freshly started, at times answers one request of a hundred with the tag of another copy.
    retry: 2,
    ...stageConfig(import.meta.dirname),
    isolate: false,
  },
});
