import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPreview } from '../../codegen/site/preview/preview.ts';
import { noAllowance, createStaging, publish } from '../../codegen/site/publish/publish.ts';
import { runHere } from '../contract/run-here.ts';
import { send as sendTo } from '../built/servers/send.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const root = testFolder();

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Texte de la page.</p>'.repeat(100)}`;
const site = { 'index.html': page('Accueil'), 'ecosystem.html': page('Écosystème'), '404.html': page('Introuvable') };

async function build(files: Record<string, string>): Promise<void> {
  const staging = createStaging(root);
  writeBelow(staging, files);
  await publish(staging, { routes: [], allowance: noAllowance });
}

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendTo(preview.port, path, { headers, method });

await build(site);
const preview = await startPreview({ root, port: 0 });
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
])('the command %j without a site ends with code %i and says what to do', async (args, status, message) =>
  expect(await runHere(empty, 'preview', ...args)).toMatchObject({ status, stderr: expect.stringContaining(message) }),
);
