import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwarding } from '../../codegen/site/preview/preview.ts';
import { formsFile } from '../../codegen/site/servers/forms-file.ts';
import { writeServers } from '../../codegen/site/servers/server-files.ts';
import type { Site } from '../../codegen/model/site.ts';
import { dist, manifest } from '../built/dist.ts';
import { startCaddy } from '../built/servers/start-caddy.ts';
import { findProgram } from '../run/programs.ts';
import { startMailbox } from '../unit/receiver/mailbox.ts';
import { receiverProcess } from '../unit/receiver/run-receiver.ts';
import { startConfiguredSite } from './configured-site.ts';
import { ContactForm, emailName, filled, required, textName } from './contact-form-page.ts';
import { withForm } from './forms.ts';
import { listen } from '../run/listen.ts';
import { site } from './site.ts';
import { expect, test } from './test.ts';

const path = '/demandes';
const sending = { delivery: path, timeoutMs: 20_000, minimumFillMs: 0 };
const caddy = findProgram('caddy');

/** The files of the site, the page of the form as a build would make it that delivers, behind the server that is there. */
async function startFront(
  page: string,
  configured: string,
  receiver: string,
): Promise<{ url: string; stop: () => void }> {
  if (caddy === undefined) {
    const toSite = forwarding({ path: '', target: () => configured }, () => undefined);
    return listen(forwarding({ path, target: () => receiver }, toSite));
  }
  const folder = mkdtempSync(join(tmpdir(), 'delivered-'));
  const files = join(folder, 'dist');
  cpSync(dist, files, { recursive: true });
  const html = await fetch(`${configured}${page}`);
  writeFileSync(join(files, `${page}.html`), await html.text());
  for (const copy of ['br', 'gz']) rmSync(join(files, `${page}.html.${copy}`), { force: true });
  writeServers(folder, { ...manifest, receivers: [path] }, 'www.example.fr');
  process.env['RECEIVER'] = receiver.replace('http://', '');
  const { port, stop } = await startCaddy(caddy, { folder: files, servers: join(folder, 'dist-servers') });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => void stop().then(() => rmSync(folder, { recursive: true })),
  };
}

/** The visitor's own, where the form asks for it. */
const address = emailName === undefined ? undefined : filled[emailName];

withForm('contact', ({ path: contactPath }) => {
  test('a request goes from the browser through the server to the receiver, into its database and the mailboxes', async ({
    contact,
    browser,
    baseURL,
  }) => {
    const settings = { ...site.settings, forms: { ...site.settings.forms, ...sending } };
    const forms = formsFile({ ...site, settings } as unknown as Site) ?? '';
    const mailbox = await startMailbox();
    const configured = await startConfiguredSite(baseURL ?? '', { forms: sending });
    const smtp = { host: '127.0.0.1', port: mailbox.port, requireTls: false };
    const receiver = await receiverProcess({ smtp }, JSON.parse(forms) as object);
    const front = await startFront(contactPath, configured.url, receiver.url);
    try {
      await receiver.start([front.url]);
      const stored = () => {
        const database = new DatabaseSync(receiver.database, { readOnly: true });
        const rows = database.prepare('SELECT form, email, fields, suspect FROM requests ORDER BY id').all();
        database.close();
        return rows;
      };

      await contact.open(`${front.url}${contactPath}`);
      await contact.fillIn();
      await contact.send();
      const [request] = stored();
      expect(request).toMatchObject({ form: 'contact', email: address ?? '', suspect: null });
      expect(JSON.parse(String(request?.['fields']))).toMatchObject({ ...filled, page: contactPath });
      await expect
        .poll(() => mailbox.mails.map(({ to }) => to))
        .toEqual([['equipe@atelier.example'], ...(address === undefined ? [] : [[address]])]);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      const scriptless = new ContactForm(plain);
      await plain.goto(`${front.url}${contactPath}`);
      await scriptless.fillIn(required);
      await scriptless.field(textName).fill('Sans script');
      await scriptless.submit.click();
      await expect(plain).toHaveURL(`${front.url}${path}/merci`);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
      expect(stored()).toHaveLength(2);
    } finally {
      await receiver.kill();
      front.stop();
      configured.stop();
      await mailbox.stop();
      receiver.remove();
    }
  });
});
