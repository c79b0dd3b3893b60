import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../codegen/site/preview/headers.ts';
import { startPreview } from '../../codegen/site/preview/preview.ts';
import type { Preview } from '../../codegen/site/preview/preview.ts';
import { noAllowance } from '../../codegen/site/publish/manifest.ts';
import { createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const root = testFolder();
let preview: Preview;

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Texte de la page.</p>'.repeat(100)}`;
const site = {
  'index.html': page('Accueil'),
  'ecosystem.html': page('Écosystème'),
  '404.html': page('Introuvable'),
  'robots.txt': 'User-agent: *\n',
  'agenda/atelier.ics': 'BEGIN:VCALENDAR\r\n',
  '.well-known/security.txt': 'Contact: mailto:contact@example.fr\n',
  'assets/site-1a2b.js': `console.log(1)${';'.repeat(2000)}`,
};
const fallbacks = [{ prefix: '/ecosystem', file: 'ecosystem.html' }];
const allowance = { ...noAllowance, connect: ['https://forms.example.fr'] };

async function build(files: Record<string, string>): Promise<void> {
  const staging = await createStaging(root);
  writeBelow(staging, files);
  await publish(staging, { fallbacks, redirects: [], allowance });
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it is, without the corrections that `fetch` makes to addresses. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const sent = request({ port: preview.port, host: '127.0.0.1', path, method, headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

beforeAll(async () => {
  await build(site);
  preview = await startPreview({ root, port: 0 });
});

afterAll(() => preview.close());

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/agenda/atelier.ics', 'text/calendar; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  expect((await send(path)).headers['content-type']).toBe(type);
});

test.each([
  ['/', 200, 'no-cache'],
  ['/ecosystem', 200, 'no-cache'],
  ['/ecosystem/deep/down', 200, 'no-cache'],
  ['/robots.txt', 200, 'no-cache'],
  ['/assets/site-1a2b.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone-1a2b.js', 404, 'no-store'],
  ['/unknown', 404, 'no-store'],
  ['/404.html', 404, 'no-store'],
  ['/ecosystem/', 308, 'no-store'],
  ['/%E0%A4%A', 400, 'no-store'],
  ['/../../etc/passwd', 400, 'no-store'],
])('%s answers %i, %s, with all security headers', async (path, status, cache) => {
  const received = await send(path);
  expect([received.status, received.headers['cache-control']]).toEqual([status, cache]);
  for (const [name, value] of Object.entries(securityHeaders(allowance)))
    expect(received.headers[name.toLowerCase()]).toBe(value);
});

test('scripts may send where the build says', async () => {
  const { headers } = await send('/');
  expect(headers['content-security-policy']).toContain("; connect-src 'self' https://forms.example.fr; ");
});

test('unknown addresses show the not-found page, whole, whatever the browser asks for', async () => {
  const { headers } = await send('/');
  for (const asked of [{}, { 'if-none-match': String(headers.etag) }, { range: 'bytes=0-3' }]) {
    const received = await send('/unknown', asked);
    expect([received.status, received.body.toString()]).toEqual([404, site['404.html']]);
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding %j is answered with %s', async (accepted, encoding) => {
  const { headers, body } = await send('/ecosystem', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(decode(body).toString()).toBe(site['ecosystem.html']);
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await send('/');
  expect(await send('/', { 'if-none-match': String(headers.etag) })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
});

test('HEAD answers as GET does, without the body', async () => {
  const [got, asked] = [await send('/ecosystem'), await send('/ecosystem', {}, 'HEAD')];
  expect(asked.body).toHaveLength(0);
  expect({ ...asked.headers, date: '' }).toEqual({ ...got.headers, date: '' });
});

test('other methods are refused with the ones allowed', async () => {
  expect(await send('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('a malformed range does not stop the server', async () => {
  expect(await send('/', { range: 'bytes=9-2' })).toMatchObject({ status: 200 });
  expect(await send('/', { range: 'bytes=x' })).toMatchObject({ status: 200 });
});

test('a build published while the preview runs is served at once', async () => {
  const { headers } = await send('/ecosystem');
  await build({ ...site, 'index.html': page('Nouveau'), 'new.html': page('Neuf') });
  expect((await send('/')).body.toString()).toContain('Nouveau');
  expect((await send('/new')).status).toBe(200);
  expect((await send('/ecosystem', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  await build(site);
  expect((await send('/new')).status).toBe(404);
});

test('a taken port gives way to the next free one', async () => {
  const other = await startPreview({ root, port: preview.port });
  expect(other.port).toBeGreaterThan(preview.port);
  expect(other.url).toBe(`http://127.0.0.1:${other.port}`);
  await other.close();
});

const empty = testFolder();
const cli = join(import.meta.dirname, '../../codegen/start.js');

test('Ctrl-C ends the command cleanly', async () => {
  const child = spawn(process.execPath, [cli, 'preview', '--port', '0'], { cwd: root });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toMatch(/^Site servi sur http:\/\/127\.0\.0\.1:\d+ /);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  [['--port', '0'], "Lancez d'abord : npm run build"],
  [['--port', 'abc'], "« --port abc » n'est pas un port"],
])('the command %j without a site says what to do', async (args, message) => {
  const child = spawn(process.execPath, [cli, 'preview', ...args], { cwd: empty });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toContain(message);
});

test('there is no door through which the spec could be read or changed', async () => {
  const headers = { origin: `http://127.0.0.1:${preview.port}`, 'content-type': 'application/json' };
  for (const name of ['page', 'save', 'undo']) {
    expect((await send(`/@spec/edit/${name}`)).status).toBe(404);
    expect([404, 405]).toContain((await send(`/@spec/edit/${name}`, headers, 'POST')).status);
  }
});
