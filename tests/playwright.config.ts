import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium, findHeadlessShell, quietFlags } from '../codegen/run/find-chromium.ts';
import { writeSiteFile } from './run/site-file.ts';

// `npm test` names the served site and the browser. Started by hand (`npx playwright test -c tests --ui`), serve and look for them here;
// the variable is kept for the workers, which load this file again.
const siteUrl = process.env['SITE_URL'];
const wholePath = (process.env['CHROMIUM_PATH'] ??= findChromium() ?? '');
const chromiumPath = (process.env['HEADLESS_SHELL_PATH'] ??= findHeadlessShell() ?? '') || wholePath;

// Once, before any test file is read; the workers read what it wrote.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  writeSiteFile();
  // In a whole run the workers share what they have measured; a test that is started again by hand measures anew.
  if (siteUrl !== undefined) {
    process.env['MEASURED_FILE'] = join(import.meta.dirname, '.results/measured');
    rmSync(process.env['MEASURED_FILE'], { force: true });
  }
}

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
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    baseURL: siteUrl ?? 'http://127.0.0.1:4173',
    // What moves is painted sixty times a second, a quarter of the work of a visit; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath !== '' && { executablePath: chromiumPath }),
      args: [
        ...quietFlags,
        // No process is started in advance for a page that never comes.
        '--renderer-process-limit=1',
      ],
    },
  },
  // A test runs on the large screen, on both (@both) where its answer depends on the screen, or on the phone (@phone) where only a phone
  // has what it is about.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  ...(siteUrl === undefined && {
    webServer: { command: 'npm run preview', url: 'http://127.0.0.1:4173', reuseExistingServer: true },
  }),
});
