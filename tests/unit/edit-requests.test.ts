import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { accessOf, mostBytes, refusal, type RequestOrigin } from '../../codegen/owner/editor/server/access.ts';
import { editMiddleware } from '../../codegen/owner/editor/server/edit-middleware.ts';
import type { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { listen } from '../run/listen.ts';

// Only the session is a stand-in: it must never be reached by a request that is refused.

const reached: string[] = [];
const session = {
  steps: () => ({ undo: null, redo: null }),
  undo: () => {
    reached.push('undo');
    return { kind: 'done', words: 'fait' };
  },
  ofAnother: () => ({ ...session, undo: () => ({ kind: 'done', words: String(reached.push('undo of another')) }) }),
} as unknown as EditorSession;

const serve = (door: ReturnType<typeof editMiddleware>) =>
  listen((request, response) => door(request, response, () => response.writeHead(404).end()));
const own = await serve(editMiddleware(session));
const shared = await serve(editMiddleware(session, { userHeader: 'x-user' }));
afterAll(() => {
  own.stop();
  shared.stop();
});

interface Sent {
  method?: string;
  path?: string;
  headers?: IncomingHttpHeaders;
  body?: string | Buffer | undefined;
  to?: typeof own;
}

/** What a page of this server sends, but for what is said otherwise. */
function send({
  method = 'POST',
  path = '/@spec/edit/undo',
  headers = {},
  body = '{}',
  to = own,
}: Sent): Promise<number | undefined> {
  const usual = { origin: to.url, 'content-type': 'application/json' };
  const all = Object.fromEntries(Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = ask(
      { host: '127.0.0.1', port: to.port, method, path, headers: all as Record<string, string> },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject);
    sent.end(['GET', 'OPTIONS'].includes(method) ? undefined : body);
  });
}

test('a page of this server comes in', async () => {
  expect(await send({})).toBe(200);
  expect(reached).toEqual(['undo']);
});

test('each user of a proxy has steps of their own', async () => {
  reached.length = 0;
  expect(await send({ to: shared })).toBe(401);
  expect(await send({ to: shared, headers: { 'x-user': 'marie' } })).toBe(200);
  expect(reached).toEqual(['undo of another']);
});

const edit = { type: 'value', file: 'spec/site.yaml', path: ['name'], hash: '' };
const edits = (value: unknown) => JSON.stringify({ edits: [{ ...edit, value }] });
const long = 'x'.repeat(2 * mostBytes);
const saved = (body: Sent['body']): Sent => ({ path: '/@spec/edit/save', body });

test.each<[string, number, () => Sent]>([
  ['from another site', 403, () => ({ headers: { origin: 'https://example.org' } })],
  ['from another server of this machine', 403, () => ({ headers: { origin: 'http://127.0.0.1:1' } })],
  ['without an origin', 403, () => ({ headers: { origin: undefined } })],
  ['from a sandboxed frame', 403, () => ({ headers: { origin: 'null' } })],
  ['under a name that leads here', 403, () => ({ headers: { host: 'example.org', origin: 'http://example.org' } })],
  ['which the browser calls foreign', 403, () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
  ['as a form sends it', 415, () => ({ headers: { 'content-type': 'text/plain' } })],
  ['by another method', 405, () => ({ method: 'PUT' })],
  ['by a method that reads', 404, () => ({ method: 'GET' })],
  ['that asks what it may do', 405, () => ({ method: 'OPTIONS' })],
  ['with a body that is too long', 413, () => ({ body: JSON.stringify('x'.repeat(mostBytes)) })],
  ['with such a body, in parts', 413, () => ({ headers: { 'transfer-encoding': 'chunked' }, body: long })],
  ['for what there is not', 404, () => ({ path: '/@spec/edit/constructor' })],
  ['for a file by its path', 404, () => ({ path: '/@spec/edit/../../package.json' })],
  ['that is no JSON', 400, () => saved('{')],
  ['that holds no edits', 400, () => saved('{"file":1,"path":[]}')],
  ['that names no place', 400, () => saved('{"edits":[{"type":"value","file":1,"path":[]}]}')],
  ['with half of a character', 400, () => saved(edits('a\uD83D'))],
  ['with half of a character in a list', 400, () => ({ path: '/@spec/edit/check', body: edits(['\uDE00']) })],
  ['that is no UTF-8', 400, () => saved(Buffer.from(edits('é'), 'latin1'))],
])('a request %s is sent away with %i', async (_, status, sent) => {
  reached.length = 0;
  expect(await send(sent())).toBe(status);
  expect(reached).toEqual([]);
});

test.each(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', undefined])(
  'nobody comes in from %s, nor through that address',
  (address) => {
    const socket = { remoteAddress: '127.0.0.1', localAddress: '::1' };
    const asked: RequestOrigin = { method: 'GET', headers: { host: 'localhost:5173' }, socket };
    expect(refusal(asked)).toBeUndefined();
    expect(refusal({ ...asked, socket: { ...socket, remoteAddress: address } })?.status).toBe(403);
    expect(refusal({ ...asked, socket: { ...socket, localAddress: address } })?.status).toBe(403);
  },
);

const here = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
const away = { remoteAddress: '192.0.2.7', localAddress: '192.0.2.1' };

const byProxy = { EDIT_USER_HEADER: 'X-User' };
const named = { ...byProxy, EDIT_HOST: 'Site.example.org' };
const marie = { 'x-user': 'marie' };
const forwarded = { 'x-forwarded-for': '192.0.2.7' };

test.each<[string, number | undefined, NodeJS.ProcessEnv, IncomingHttpHeaders, typeof here]>([
  ['through a proxy, which nobody has set up', 403, {}, { host: 'localhost', ...forwarded }, here],
  ['by a user of the proxy', undefined, named, marie, here],
  ['the same under a port', undefined, named, { ...marie, host: 'site.example.org:8443' }, here],
  ['by a user of the proxy, from here', undefined, byProxy, { ...marie, host: 'localhost:5173' }, here],
  ['by a page of another name that sends the header', 403, named, { ...marie, ...forwarded, host: 'evil.org' }, here],
  ['the same where no name is set', 403, byProxy, marie, here],
  ['the same under a name that begins alike', 403, named, { ...marie, host: 'site.example.org.evil.org' }, here],
  ['without a host', 403, byProxy, { ...marie, host: undefined }, here],
  ['with another header of a proxy', 403, {}, { host: 'localhost', 'x-forwarded-host': 'site.example.org' }, here],
  ['by a proxy that names no user', 401, byProxy, { 'x-user': '' }, here],
  ['by whoever names a user from elsewhere', 401, byProxy, marie, away],
])('a request %s', (_, status, environment, headers, socket) => {
  const asked = { method: 'GET', headers: { host: 'site.example.org', ...headers }, socket };
  expect(refusal(asked, accessOf(environment))?.status).toBe(status);
});
