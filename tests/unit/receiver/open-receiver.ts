import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../examples/receiver/config/settings.ts';
import { linksOf } from '../../../examples/receiver/links.ts';
import { composeMail, type Mail } from '../../../examples/receiver/mail/compose.ts';
import { openDatabase } from '../../../examples/receiver/store/database.ts';
import { dueMails } from '../../../examples/receiver/store/outbox.ts';
import { createApp } from '../../../examples/receiver/web/app.ts';
import { pagesOf } from '../../../examples/receiver/web/pages.ts';
import { rateLimit } from '../../../examples/receiver/web/rate-limit.ts';
import { siteForms } from './site-forms.ts';

export const origin = siteForms.site.baseUrl;

/** What a visitor of the form `visite` sends who has filled in all of it. */
export const visit = {
  form: 'visite',
  requestId: '0123456789abcdef0123456789abcdef',
  elapsedMs: '60000',
  name: 'Ada Martin',
  email: 'Ada@Visiteur.example',
  day: 'sat',
  dayLabel: 'Samedi',
  message: 'Bonjour,\nà quelle heure ?',
  page: '/visiter',
};

/** A receiver in a folder of its own, asked without a network; its mails are written and not sent. */
export function openReceiver({ requests = 100, onDisk = false }: { requests?: number; onDisk?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  // A disk takes its time for each request; most tests are about something else.
  const file = onDisk ? join(folder, 'demandes.sqlite') : ':memory:';
  const database = openDatabase(file);
  const texts = join(import.meta.dirname, '../../../examples/receiver/texts');
  const settings: Settings = {
    site: '',
    database: file,
    texts,
    listen: { host: '127.0.0.1', port: 0 },
    path: '/demandes',
    origins: [],
    behindProxy: true,
    mail: {
      from: 'Atelier <site@atelier.example>',
      to: ['equipe@atelier.example'],
      toByForm: {},
      acknowledge: true,
      through: { folder: join(folder, 'courriels') },
    },
    limits: { requests, minutes: 10, bodyKb: 64 },
  };
  const forms = () => siteForms;
  const links = linksOf(database, settings, forms);
  const lines: string[] = [];
  const app = createApp({
    database,
    forms,
    settings,
    links,
    pages: pagesOf(texts, forms),
    limit: rateLimit(requests, 600_000),
    log: (line) => lines.push(line),
    wake: () => undefined,
    connectionAddress: () => '192.0.2.1',
  });
  const mailParts = { database, forms, texts, settings: settings.mail, links };
  return {
    app,
    database,
    file,
    lines,
    mailParts,
    post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request('/demandes', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, accept: 'application/json', ...headers },
      }),
    /** The mails that wait, as they would leave. */
    mails: (): Mail[] => dueMails(database, Date.now(), 1000).flatMap((queued) => composeMail(mailParts, queued) ?? []),
    count: (table: 'requests' | 'subscriptions' | 'outbox') =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']),
    close: () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
