import { test as base } from 'playwright/test';
import { startConfiguredSite } from './configured-site.ts';
import { KeptContexts } from './kept-contexts.ts';
import { startReceiver, status, type Receiver } from './receiver.ts';
import { settings } from './site.ts';

export { expect } from 'playwright/test';

const isNeutral = settings.forms.delivery === 'none' && (settings.chat?.script ?? 'none') === 'none';
const served = process.env['SITE_URL'] ?? 'http://127.0.0.1:4173';

/**
 * `test` for every file: what a worker holds is named once, so that one worker serves all files. `neutralUrl` is the address of a
 * site that sends no form and loads no chat; undefined where the served site does neither. `receiver` takes requests: it accepts them until
 * a test says otherwise, and has received none when a test begins.
 */
export const test = base.extend<
  { receiver: Receiver },
  { neutralUrl: string | undefined; contexts: KeptContexts; keptReceiver: Receiver }
>({
  neutralUrl: [
    async ({ playwright: _ }, provide) => {
      if (isNeutral) {
        await provide(undefined);
        return;
      }
      const site = await startConfiguredSite(served, { forms: { delivery: 'none' }, chat: { script: 'none' } });
      await provide(site.url);
      site.stop();
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser: _ }, provide) => {
      const contexts = new KeptContexts();
      await provide(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  keptReceiver: [
    async ({ playwright: _ }, provide) => {
      const receiver = await startReceiver();
      await provide(receiver);
      receiver.stop();
    },
    { scope: 'worker' },
  ],
  receiver: async ({ keptReceiver }, provide) => {
    keptReceiver.received.length = 0;
    keptReceiver.answer = status(204);
    await provide(keptReceiver);
  },
  context: async (
    { browser, contexts, baseURL, contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId, viewport },
    provide,
    info,
  ) => {
    const options = { baseURL, contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId, viewport };
    const context = await contexts.take(browser, options);
    await provide(context);
    await contexts.giveBack(context, new URL(baseURL ?? served).origin, info.errors.length > 0);
  },
});
