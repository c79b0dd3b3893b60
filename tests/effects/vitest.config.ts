import { defineConfig } from 'vitest/config';
import { stageConfig } from '../run/stage-config.ts';

// Changed specs, rendered whole again and again: with React's production code, which is several times as quick.
export default defineConfig({
  test: {
    ...stageConfig(import.meta.dirname),
    env: { TZ: 'Europe/Paris', NODE_ENV: 'production' },
    isolate: false,
  },
});
