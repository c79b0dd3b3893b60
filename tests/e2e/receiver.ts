import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from '../../src/generated/site.ts';
import type { SiteForms } from '../../src/generated/types.ts';

/** What to do with one request: an answer, or anything else that can happen to it. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real HTTP server that takes requests as the owner's would, and writes down each one. */
export interface Receiver {
  url: string;
  /** The fields of each request, in order. */
  received: Record<string, string>[];
  /** How the next requests are answered. */
  answer: Answer;
  stop: () => void;
}

/** An answer with this status, readable by a page of another origin, as any endpoint of the forms must allow. */
export function status(code: number): Answer {
  return (response) => void response.writeHead(code, { 'access-control-allow-origin': '*' }).end();
}

/** Starts a receiver on a free port. It accepts until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(Object.fromEntries(new URLSearchParams(body)));
      receiver.answer(response, request);
    });
  });
  const receiver: Receiver = { ...server, received, answer: status(204) };
  return receiver;
}

/**
 * Serves the site at `siteUrl` on a port of its own, as if its spec had these settings: in the props of the forms, their
 * privacy note and the newsletter. The header that says where a page may connect is left out: other tests are about it.
 */
export function startConfiguredSite(
  siteUrl: string,
  changes: Pick<SiteForms, 'delivery' | 'timeoutMs' | 'minimumFillMs'>,
): Promise<{ url: string; stop: () => void }> {
  return listen(async (request, response) => {
    const original = await fetch(new URL(request.url ?? '/', siteUrl));
    const type = original.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': type });
    response.end(type.startsWith('text/html') ? configure(bytes.toString(), changes) : bytes);
  });
}

function configure(html: string, changes: Pick<SiteForms, 'delivery' | 'timeoutMs' | 'minimumFillMs'>): string {
  const { privacy } = settings.forms;
  const propsChanged = Object.entries(changes).reduce((text, [name, value]) => {
    const key = `&quot;${name}&quot;:`;
    return text.replaceAll(new RegExp(`${key}[^,]+`, 'g'), key + JSON.stringify(value).replaceAll('"', '&quot;'));
  }, html);
  return propsChanged
    .replaceAll(privacy.notSent, privacy.sent)
    .replace(
      /data-newsletter="[^"]*"/,
      `data-newsletter="subscribed" data-delivery="${changes.delivery}" data-timeout="${changes.timeoutMs}" data-failure="not sent"`,
    );
}

async function listen(answer: RequestListener): Promise<{ url: string; stop: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
