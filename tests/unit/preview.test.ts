import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreview, type Preview } from '../../codegen/site/preview/preview.ts';
import { noAllowance, createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { send as sendTo } from '../built/servers/send.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { publishedSite, routeRequest } from '../../codegen/site/preview/route-request.ts';

const root = testFolder();
let preview: Preview;

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Texte de la page.</p>'.repeat(100)}`;
const site = { 'index.html': page('Accueil'), 'ecosystem.html': page('Écosystème'), '404.html': page('Introuvable') };

async function build(files: Record<string, string>): Promise<void> {
  const staging = createStaging(root);
  writeBelow(staging, files);
  await publish(staging, { routes: [], allowance: noAllowance });
}

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendTo(preview.port, path, { headers, method });

beforeAll(async () => {
  await build(site);
  preview = await startPreview({ root, port: 0 });
});

afterAll(() => preview.close());

// Status, headers and content of each kind of request: tests/built/servers.test.ts, where the preview is one of the servers.

test('a malformed range does not stop the server', async () => {
  expect(await send('/', { range: 'bytes=9-2' })).toMatchObject({ status: 200 });
  expect(await send('/', { range: 'bytes=x' })).toMatchObject({ status: 200 });
});

test('a build published while the preview runs is served at once', async () => {
  await build({ ...site, 'index.html': page('Nouveau'), 'new.html': page('Neuf') });
  expect((await send('/')).body.toString()).toContain('Nouveau');
  expect((await send('/new')).status).toBe(200);
  const { headers } = await send('/new');
  expect((await send('/new', { 'if-none-match': String(headers.etag) })).status).toBe(304);
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
  [['--port', '0'], 1, "Lancez d'abord : npm run build"],
  [['--port', 'abc'], 3, "« --port abc » n'est pas un port"],
])('the command %j without a site ends with code %i and says what to do', async (args, code, message) => {
  const child = spawn(process.execPath, [cli, 'preview', ...args], { cwd: empty });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(errors).toContain(message);
});

test('there is no door through which the spec could be read or changed', async () => {
  const headers = { origin: `http://127.0.0.1:${preview.port}`, 'content-type': 'application/json' };
  for (const name of ['page', 'save', 'undo']) {
    expect((await send(`/@spec/edit/${name}`)).status).toBe(404);
    expect([404, 405]).toContain((await send(`/@spec/edit/${name}`, headers, 'POST')).status);
  }
});

// What any server answers, the preview included, is in tests/built/servers/request-table.ts. Here: what no request of a real server has, and
// what the first site may lack.

const files = new Set(['index.html', 'solutions.html', 'solutions/finance.html', 'à-propos.html']);
const pages = ['/solutions', '/solutions/finance'].map((path) => ({ path, family: 'solutions', fallback: true }));
const published = await publishedSite(routeTable(pages, []), (file) => files.has(file));
const route = (url: string) => routeRequest('GET', url, published);

test.each([
  ['/solutions/unknown', 'solutions.html'],
  ['/solutions/finance/more', 'solutions/finance.html'],
  ['/solutions/50%25%3Fx/%C3%A9t%C3%A9', 'solutions.html'],
  ['/%C3%A0-propos', 'à-propos.html'],
])('a request %s shows the page of its name, or of the longest prefix', (url, file) =>
  expect(route(url)).toEqual({ kind: 'file', file, cache: 'page' }),
);

test('a request a name that every object has is no file', () =>
  expect(route('/toString')).toEqual({ kind: 'not-found' }));

test.each(['/..\\x', 'http://x/', '*', ''])('a request the malformed target %j is refused', (url) =>
  expect(route(url)).toEqual({ kind: 'bad-request' }),
);
