import { isObject } from '../../../base/json.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import type { Outcome } from '../../../../src/shared/editing.ts';
import type { EditorSession } from '../editor-session.ts';
import { answers, changes } from './requests.ts';
import { timingSafeEqual } from 'node:crypto';

/** The address at which pages of the dev server fetch values of the spec and send changes. */
export const editPath = '/@spec/edit/';

/**
 * The editing API of the dev server (docs/decisions/owner-tools.md). It is created by `npm run dev` alone: neither a build nor the
 * preview has it.
 */
export function editMiddleware(session: EditorSession): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(editPath)) return next();
    const refused = refusal(request, session.token);
    if (refused !== undefined) {
      // Its body is read to its end, or the answer would be lost with the connection.
      request.resume();
      return refuse(response, refused);
    }
    const name = pathname.slice(editPath.length);
    if (request.method === 'GET') answer(name, searchParams, session, response);
    else makeChange(name, request, session, response).catch(next);
  };
}

function answer(name: string, query: URLSearchParams, session: EditorSession, response: ServerResponse): void {
  const found = Object.hasOwn(answers, name) ? answers[name as keyof typeof answers](session, query) : undefined;
  if (found === undefined)
    return refuse(response, { status: 404, message: "Cet endroit de la spécification n'existe pas (ou plus)." });
  send(response, 200, found);
}

async function makeChange(
  name: string,
  request: IncomingMessage,
  session: EditorSession,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return refuse(response, tooLarge);
  const change = Object.hasOwn(changes, name) ? changes[name as keyof typeof changes] : undefined;
  if (change === undefined) return refuse(response, { status: 404, message: 'Cette demande est inconnue.' });
  const outcome = change(session, isObject(body) ? body : {});
  if (outcome === undefined)
    return refuse(response, { status: 400, message: "Cette demande n'a pas la forme attendue." });
  send(response, statusOf[outcome.kind], { ...outcome, ...session.steps() });
}

const statusOf: Readonly<Record<Outcome['kind'], number>> = { done: 200, refused: 422, conflict: 409, impossible: 400 };

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  if (status === 405) response.setHeader('Allow', 'GET, POST');
  send(response, status, { kind: 'impossible', message });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(JSON.stringify(body));
}

/** The properties of a request that decide whether it is allowed. */
export type RequestOrigin = Pick<IncomingMessage, 'method' | 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
};

/** The reason for refusing a request. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Largest body, in bytes: a page's worth of text. */
export const mostBytes = 64_000;

/** The header with the token of this run. */
const tokenHeader = 'x-spec-token';

/**
 * Whether a request may read or change the spec: from this machine, to this server under a name of this machine, from a page of it, and,
 * to change anything, with the token that only such a page can have read. `undefined` where it may.
 */
export function refusal({ method, headers, socket }: RequestOrigin, token: string): Refusal | undefined {
  if (![socket.remoteAddress, socket.localAddress].every(isLoopback))
    return forbidden("L'édition n'est possible que sur cette machine.");
  if (!isLocalName(headers.host)) return forbidden('Ce nom de serveur est refusé : ouvrez la page sur localhost.');
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin'))
    return forbidden("Cette demande vient d'un autre site.");
  if (method === 'GET') return undefined;
  if (method !== 'POST') return { status: 405, message: 'Seuls GET et POST sont admis.' };
  if (headers.origin === undefined) return forbidden('Cette demande ne dit pas de quel site elle vient.');
  if (!isToken(headers[tokenHeader], token)) return forbidden('Le serveur a redémarré : rechargez la page.');
  if (headers['content-type'] !== 'application/json') return { status: 415, message: 'Le corps doit être du JSON.' };
  if (Number(headers['content-length'] ?? 0) > mostBytes) return tooLarge;
  return undefined;
}

export const tooLarge: Refusal = { status: 413, message: 'Ce texte est trop long.' };

function forbidden(message: string): Refusal {
  return { status: 403, message };
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
}

/** Another name may be made to lead to this machine after a page of that name has been opened. */
function isLocalName(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host);
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The body of a request as JSON; `undefined` for one that is larger than it may be, `null` for one that is no JSON. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    // The rest of a large body is read and dropped, or the answer would be lost with the connection.
    if (bytes <= mostBytes) parts.push(part);
  }
  if (bytes > mostBytes) return undefined;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
