import { test as base } from 'playwright/test';
import type { SiteForms } from '#generated/types.ts';
import { configuredUrl, startConfiguredSite } from './configured-site.ts';
import { ContactForm } from './contact-form-page.ts';
import { DemoForm } from './demo-form-page.ts';
import { openAlive } from './open-alive.ts';
import { startReceiver, status, type Receiver } from './receiver.ts';
import { CalculatorPage } from './roi-calculator-page.ts';
import { settings } from './site.ts';

export { expect } from 'playwright/test';

const isNeutral = settings.forms.delivery === 'none' && (settings.chat?.script ?? 'none') === 'none';
const served = process.env['SITE_URL'] ?? '';

/**
 * `test` for every file: what a worker holds is named once, so that one worker serves all files. `neutralUrl` is the address of a
 * site that sends no form and loads no chat; undefined where the served site does neither. `receiver` takes requests: it accepts them until
 * a test says otherwise, and has received none when a test begins. `delivering` opens a page of the same site which sends to it.
 * A hook makes its page object itself: where the site lacks something, it runs for a test that knows no fixture of these.
 */
export const test = base.extend<
  {
    receiver: Receiver;
    delivering: (path: string, changes?: Partial<Pick<SiteForms, 'timeoutMs' | 'minimumFillMs'>>) => Promise<void>;
    contact: ContactForm;
    booking: DemoForm;
    calculator: CalculatorPage;
  },
  { neutralUrl: string | undefined; keptReceiver: Receiver }
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
  delivering: async ({ page, baseURL, receiver }, provide) => {
    await provide(async (path, changes) => {
      const forms = { delivery: receiver.url, timeoutMs: 1500, minimumFillMs: 0, ...changes };
      await openAlive(page, (await configuredUrl(baseURL ?? served, { forms })) + path);
    });
  },
  contact: ({ page }, provide) => provide(new ContactForm(page)),
  booking: ({ page }, provide) => provide(new DemoForm(page)),
  calculator: ({ page }, provide) => provide(new CalculatorPage(page)),
});
