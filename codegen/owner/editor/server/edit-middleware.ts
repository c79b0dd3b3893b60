import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import type { Outcome } from '../../../../src/shared/editing.ts';
import type { EditorSession } from '../editor-session.ts';
import { answers } from './answers.ts';
import { changes } from './changes.ts';
import { readBody, refusal, tooLarge, type Refusal } from './edit-request.ts';

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
    const { method, headers, socket } = request;
    const { remoteAddress, localAddress } = socket;
    const refused = refusal({ method, headers, remoteAddress, localAddress }, session.token);
    if (refused !== undefined) {
      // Its body is read to its end, or the answer would be lost with the connection.
      request.resume();
      return refuse(response, refused);
    }
    const name = pathname.slice(editPath.length);
    if (method === 'GET') answer(name, searchParams, session, response);
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
  const outcome = change(session, body);
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
