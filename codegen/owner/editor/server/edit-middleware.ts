import { isUtf8 } from 'node:buffer';
import { attempt } from '../../../base/attempt.ts';
import { isObject, type Json, textsIn } from '../../../base/json.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import type { Outcome } from '../../../../src/shared/editing.ts';
import type { EditorSession } from '../editor-session.ts';
import { mostBytesOf, refusal, tooLarge, userOf } from './access.ts';
import type { Access, Refusal } from './access.ts';
import { publishHere } from './publish-here.ts';
import { answers, changes } from './requests.ts';

/** The address at which pages of the dev server fetch values of the spec and send changes. */
const editPath = '/@spec/edit/';

/**
 * The editing API of the dev server (docs/decisions/owner-tools.md). It is created by `npm run dev` alone: neither a build nor the
 * preview has it.
 */
export function editMiddleware(first: EditorSession, access: Access = {}): Connect.NextHandleFunction {
  const sessions = new Map<string | undefined, EditorSession>([[undefined, first]]);
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(editPath)) return next();
    const refused = refusal(request, access);
    if (refused !== undefined) {
      // Its body is read to its end, or the answer would be lost with the connection.
      request.resume();
      return refuse(response, refused);
    }
    const name = pathname.slice(editPath.length);
    const user = userOf(request, access);
    const session = sessions.get(user) ?? first.ofAnother();
    sessions.set(user, session);
    if (request.method === 'GET') answer(name, searchParams, session, response);
    else makeChange(name, request, session, response, user).catch(next);
  };
}

function answer(name: string, query: URLSearchParams, session: EditorSession, response: ServerResponse): void {
  const found = Object.hasOwn(answers, name) ? answers[name as keyof typeof answers](session, query) : undefined;
  if (found === undefined)
    return refuse(response, { status: 404, message: "Cet endroit de la spécification n'existe pas (ou plus)." });
  send(response, 200, found);
}

/** Makes a change for a user, whom the server may not know. */
async function makeChange(
  name: string,
  request: IncomingMessage,
  session: EditorSession,
  response: ServerResponse,
  user: string | undefined,
): Promise<void> {
  const sent = await readBody(request);
  if (sent === undefined) return refuse(response, tooLarge);
  const body = isObject(sent) ? sent : {};
  if (name === 'publish') {
    // Shows what a publication sends, or with `{ "send": true }` sends it.
    const published = await publishHere(session.project, body.send === true, user);
    if (published !== undefined) return send(response, 200, published);
    return refuse(response, { status: 409, message: 'Une publication est déjà en cours.' });
  }
  const change = Object.hasOwn(changes, name) ? changes[name as keyof typeof changes] : undefined;
  if (change === undefined) return refuse(response, { status: 404, message: 'Cette demande est inconnue.' });
  const outcome = change(session, body);
  if (outcome === undefined)
    return refuse(response, {
      status: 400,
      message: "Cette demande n'a pas la forme attendue : un texte y est peut-être coupé au milieu d'un caractère.",
    });
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

/**
 * The body of a request as JSON; `undefined` for one that is larger than it may be, `null` for one that is no JSON, or that holds the half
 * of a character: files would have another text.
 */
async function readBody(request: IncomingMessage): Promise<Json | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    // The rest of a large body is read and dropped, or the answer would be lost with the connection.
    if (bytes <= mostBytesOf(request)) parts.push(part);
  }
  if (bytes > mostBytesOf(request)) return undefined;
  const body = Buffer.concat(parts);
  const value = isUtf8(body) ? attempt(() => JSON.parse(body.toString('utf8')) as Json) : undefined;
  return value !== undefined && textsIn(value).every(({ text }) => text.isWellFormed()) ? value : null;
}
