import { Hono, type Context } from 'hono';
import type { Settings } from '../config/settings.ts';
import type { Links } from '../links.ts';
import { whenFree } from '../store/database.ts';
import { confirmSubscription, subscriptionOf, unsubscribe } from '../store/subscriptions.ts';
import { answer, asksForPage } from './answers.ts';
import { health } from './health.ts';
import { pagePolicy, type Pages } from './pages.ts';
import { receive, unavailable, type Reception } from './receive.ts';

/** What the application needs besides what receiving needs. */
export interface AppParts extends Reception {
  readonly settings: Settings;
  readonly links: Links;
  readonly pages: Pages;
  /** Address of the connection: that of the server in front, where there is one. */
  readonly connectionAddress: (context: Context) => string;
}

/** The receiver's addresses: where forms are posted, the pages behind the links of mails, and `/health`. */
export function createApp(parts: AppParts): Hono {
  const { settings, forms, pages, log, database } = parts;
  const { path, limits } = settings;
  // `delivery: /demandes/` is the same address.
  const app = new Hono({ strict: false });

  app.use(async (context, next) => {
    context.header('Content-Security-Policy', pagePolicy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Vary', 'Origin');
    const origin = context.req.header('origin');
    if (origin !== undefined && isAllowed(origin)) context.header('Access-Control-Allow-Origin', origin);
    await next();
  });
  const isAllowed = (origin: string) =>
    origin === new URL(forms().site.baseUrl).origin || settings.origins.includes(origin);
  const thanks = `${path}/merci`;
  const refuse = (context: Context, status: 403 | 413, message: string) =>
    answer(context, { kind: 'refused', status, message }, pages, thanks);

  app.post(path, async (context) => {
    const body = await bodyOf(context.req.raw, limits.bodyKb * 1024);
    if (body === undefined) return refuse(context, 413, `Cette demande est trop longue : ${limits.bodyKb} ko au plus.`);
    const origin = context.req.header('origin');
    if (origin !== undefined && !isAllowed(origin)) {
      log(`demande refusée : elle vient d'un autre site que ${forms().site.baseUrl}`);
      return refuse(context, 403, "Cette demande ne vient pas d'une page du site.");
    }
    const sending = { address: addressOf(context), asksForPage: asksForPage(context), now: Date.now() };
    return answer(context, await receive(parts, body, sending), pages, thanks);
  });
  // What a browser does without JavaScript that opens the page of a refusal again.
  app.get(path, (context) => context.redirect(forms().site.baseUrl));
  app.get(thanks, (context) => context.html(pages('thanks')));

  // A link only shows a button: programs that look into mails open every link, and confirm nothing.
  for (const [purpose, question, done, change] of [
    ['confirmation', 'confirm', 'confirmed', (id: number) => confirmSubscription(database, id, Date.now())],
    ['desinscription', 'unsubscribe', 'unsubscribed', (id: number) => unsubscribe(database, id)],
  ] as const) {
    const subscribed = (context: Context) => {
      const id = parts.links.idIn(purpose, (name) => context.req.query(name));
      return id !== undefined && subscriptionOf(database, id) !== undefined ? id : undefined;
    };
    app.get(`${path}/${purpose}`, (context) =>
      subscribed(context) === undefined ? context.html(pages('expired'), 410) : context.html(pages(question)),
    );
    app.post(`${path}/${purpose}`, async (context) => {
      const id = subscribed(context);
      if (id === undefined) return context.html(pages('expired'), 410);
      await whenFree(() => change(id));
      log(`inscription n° ${id} : ${purpose}`);
      return context.html(pages(done));
    });
  }

  app.get('/health', async (context) => {
    const state = await health(database, Date.now());
    return context.json(state, state.ok ? 200 : 503);
  });
  app.notFound((context) => context.text('Introuvable\n', 404));
  app.onError((error, context) => {
    if ('errcode' in error) return answer(context, unavailable(error, 'page non servie', log), pages, thanks);
    // A visitor who leaves in the middle of a request is no error.
    if (!context.req.raw.signal.aborted) log(`erreur inattendue : ${error.name}`);
    return context.text('Erreur\n', 500);
  });
  return app;

  /** The server in front adds the address that it sees to the end of what the visitor may have written there. */
  function addressOf(context: Context): string {
    const passedOn = settings.behindProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    return passedOn ?? parts.connectionAddress(context);
  }
}

/**
 * The body of a request; undefined where it is longer than `most` bytes. It is read to its end all the same: else the connection is
 * cut, on which a server in front sends the request of the next visitor.
 */
async function bodyOf({ body }: Request, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  return size > most ? undefined : Buffer.concat(parts).toString();
}
