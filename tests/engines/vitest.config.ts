import { defineConfig } from 'vitest/config';
import { writeSiteFile } from '../run/site-file.ts';
import { stageConfig } from '../run/stage-config.ts';

writeSiteFile();

// The built site in Firefox, or with STAGE=webkit in WebKit. Generous: a machine that is busy is not a fault of the site.
export default defineConfig({
  test: {
    ...stageConfig(import.meta.dirname),
    env: { TZ: 'Europe/Paris' },
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
