import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findProgram, quietFlags } from './run/programs.ts';
import { isNightly } from './run/sample.ts';
import { setup as writeSiteFile } from './run/site-file.ts';

// Set once, in the first process; the workers, which load this file again, inherit them.
const siteUrl = (process.env['SITE_URL'] ??= `http://127.0.0.1:${20_000 + (process.pid % 20_000)}`);
process.env['CHROMIUM_PATH'] ??= findProgram('chromium') ?? '';
process.env['HEADLESS_SHELL_PATH'] ??= findProgram('headless-shell') ?? '';
const executablePath = process.env['HEADLESS_SHELL_PATH'] || process.env['CHROMIUM_PATH'];

// Before any test file is read.
if (process.env['TEST_WORKER_INDEX'] === undefined) writeSiteFile();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // Generous: a machine that is busy is not a fault of the site. How fast pages are is measured, not tested.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['junit', { outputFile: '.results/playwright.xml' }]],
  use: {
    baseURL: siteUrl,
    // What moves is painted sixty times a second, a quarter of the work of a visit; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== '' && { executablePath }),
      args: [
        ...quietFlags,
        // No process is started in advance for a page that never comes.
        '--renderer-process-limit=1',
      ],
    },
  },
  // Tests marked @nightly run in `npm run test:laws` alone. A test runs on the large screen, on both (@both) where its answer depends on the screen, or on the phone (@phone) where only a phone
  // has what it is about.
  projects: [
    {
      name: 'desktop',
      grepInvert: isNightly ? /@phone/ : /@phone|@nightly/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      ...(!isNightly && { grepInvert: /@nightly/ }),
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `node codegen/start.js preview --port ${new URL(siteUrl).port}`,
    cwd: join(import.meta.dirname, '..'),
    url: siteUrl,
    reuseExistingServer: true,
  },
});
