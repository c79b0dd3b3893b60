import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Settings } from './config/settings.ts';
import { linksOf } from './links.ts';
import type { Log } from './log.ts';
import { startSender } from './mail/sender.ts';
import { transportOf } from './mail/transport.ts';
import { checkTexts } from './read-texts.ts';
import { watchedForms } from './site-forms.ts';
import { faultWords, openDatabase } from './store/database.ts';
import { deleteExpired } from './store/deletion.ts';
import { createApp } from './web/app.ts';
import { pagesOf } from './web/pages.ts';
import { rateLimit } from './web/rate-limit.ts';

/** A running receiver. */
export interface Receiver {
  /** Where it listens: `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Takes no request any more, and finishes what it is doing, within 8 seconds. */
  readonly stop: () => Promise<void>;
}

const betweenDeletionsMs = 3_600_000;

/** Clients that have not sent their request by then are cut off. */
const longestStopMs = 3000;

/** Starts a receiver. Rejects where its address is taken, or `forms.json`, a text or the database cannot be read. */
export async function serve(settings: Settings, log: Log): Promise<Receiver> {
  const forms = watchedForms(settings.site, log);
  checkTexts(settings.texts);
  const database = openDatabase(settings.database);
  const links = linksOf(database, settings, forms);
  const mailParts = { database, forms, texts: settings.texts, settings: settings.mail, links };
  const app = createApp({
    database,
    forms,
    settings,
    links,
    log,
    pages: pagesOf(settings.texts, forms),
    limit: rateLimit(settings.limits.requests, settings.limits.minutes * 60_000),
    connectionAddress: (context) => getConnInfo(context).remote.address ?? '',
    wake: () => sender.wake(),
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(settings.listen.port, settings.listen.host);
  await once(server, 'listening');
  const sender = startSender(mailParts, transportOf(settings.mail), log);

  const forget = () => {
    try {
      const { requests, subscriptions } = deleteExpired(database, Date.now(), forms());
      if (requests + subscriptions > 0)
        log(`effacé, au terme prévu : ${requests} demandes, ${subscriptions} inscriptions`);
    } catch (error) {
      log(`effacement reporté : ${faultWords(error)}`);
    }
  };
  forget();
  const forgetting = setInterval(forget, betweenDeletionsMs);

  const { address, port } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    stop: async () => {
      clearInterval(forgetting);
      const closed = once(server, 'close');
      server.close();
      const cut = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, longestStopMs);
      await Promise.all([closed, sender.stop()]);
      clearTimeout(cut);
      database.close();
    },
  };
}
