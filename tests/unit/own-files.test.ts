import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFilesMiddleware } from '../../codegen/output/dev/own-files.ts';

const engine = mkdtempSync(join(tmpdir(), 'own-files-'));
const root = join(engine, 'sites/library');
let another: Server;
let first: Server;

/** What the dev server answers for an address: the text of the site's own file, or that of all that comes after. */
async function answer(server: Server, path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

async function serve(folder: string): Promise<Server> {
  const middleware = ownFilesMiddleware({ root: folder, engine });
  const server = createServer((request, response) =>
    middleware(request, response, () => response.end('what comes after')),
  );
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return server;
}

beforeAll(async () => {
  another = await serve(root);
  first = await serve(engine);
  for (const folder of [root, engine]) {
    mkdirSync(join(folder, 'public'), { recursive: true });
    writeFileSync(join(folder, 'public/plan.txt'), folder);
    writeFileSync(join(folder, 'public/index.html'), 'no page');
  }
});

afterAll(() => {
  another.close();
  first.close();
  rmSync(engine, { recursive: true });
});

test('the dev server serves the own files of another site, also those that came after its start', async () => {
  expect(await answer(another, '/plan.txt')).toBe(root);
});

test.each(['/', '/plan', '/absent.txt'])('it leaves %s, which is none of them, to what comes after', async (path) => {
  expect(await answer(another, path)).toBe('what comes after');
});

test("the engine's own are left to Vite", async () => {
  expect(await answer(first, '/plan.txt')).toBe('what comes after');
});
