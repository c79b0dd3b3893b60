import { expect, test as base } from 'playwright/test';
import type { SiteForms } from '#generated/types.ts';
import type { Page } from '#src/ui/site.ts';
import { complaintsOf } from './complaints.ts';
import { startConfiguredSite } from './configured-site.ts';
import { ContactForm } from './contact-form-page.ts';
import { DemoForm } from './demo-form-page.ts';
import { openAlive } from './open-alive.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { CalculatorPage } from './roi-calculator-page.ts';
import { settings } from './site.ts';

export { expect } from 'playwright/test';

const isNeutral = settings.forms.delivery === 'none' && (settings.chat?.script ?? 'none') === 'none';
const served = process.env['SITE_URL'] ?? '';

type Sending = Partial<Pick<SiteForms, 'timeoutMs' | 'minimumFillMs'>>;

/**
 * `test` for every file: what a worker holds is named once, so that one worker serves all files. The site sends no
 * form and loads no chat: where its owner has set up either, the same site is served without, at `neutralUrl`. `receiver` takes requests: it accepts them until
 * a test says otherwise. `sendingSite` serves the same site, which sends to it; `delivering` opens a page there, which sends at once.
 * `page` fails a test in which it says anything on its console; where `mayFail`, errors are what the test is about.
 * A hook makes its page object itself: where the site lacks something, it runs for a test that knows no fixture of these.
 */
export const test = base.extend<
  {
    mayFail: boolean;
    receiver: Receiver;
    sendingSite: (forms?: Sending, pages?: readonly Page[]) => Promise<string>;
    delivering: (path: string, forms?: Sending) => Promise<void>;
    contact: ContactForm;
    booking: DemoForm;
    calculator: CalculatorPage;
  },
  { neutralUrl: string | undefined }
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
  baseURL: async ({ baseURL, neutralUrl }, provide) => provide(neutralUrl ?? baseURL),
  mayFail: [false, { option: true }],
  page: async ({ page, mayFail }, provide) => {
    const complaints = complaintsOf(page);
    await provide(page);
    // A request that a test answers may still be on its way when the test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!mayFail) expect(complaints, 'what the page says on its console').toEqual([]);
  },
  receiver: async ({ playwright: _ }, provide) => {
    const receiver = await startReceiver();
    await provide(receiver);
    receiver.stop();
  },
  sendingSite: async ({ baseURL, receiver }, provide) => {
    const sites: Awaited<ReturnType<typeof startConfiguredSite>>[] = [];
    await provide(async (forms, pages) => {
      const changes = {
        forms: { delivery: receiver.url, ...forms },
        ...(pages && { pages }),
      };
      const site = await startConfiguredSite(baseURL ?? served, changes);
      sites.push(site);
      return site.url;
    });
    for (const site of sites) site.stop();
  },
  delivering: ({ page, sendingSite }, provide) =>
    provide(async (path, forms) =>
      openAlive(page, (await sendingSite({ timeoutMs: 1500, minimumFillMs: 0, ...forms })) + path),
    ),
  contact: ({ page }, provide) => provide(new ContactForm(page)),
  booking: ({ page }, provide) => provide(new DemoForm(page)),
  calculator: ({ page }, provide) => provide(new CalculatorPage(page)),
});
