import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFilesMiddleware } from '../../codegen/site/dev/middleware.ts';
import { listen, type Listening } from '../run/listen.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const engine = testFolder();
const root = join(engine, 'sites/library');
let another: Listening;
let first: Listening;

/** What the dev server answers for an address: the text of the site's own file, or that of all that comes after. */
async function answer({ url }: Listening, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

function serve(folder: string): Promise<Listening> {
  const middleware = ownFilesMiddleware({ root: folder, engine });
  return listen((request, response) => middleware(request, response, () => response.end('what comes after')));
}

beforeAll(async () => {
  another = await serve(root);
  first = await serve(engine);
  for (const folder of [root, engine])
    writeBelow(folder, { 'public/plan.txt': folder, 'public/index.html': 'no page' });
});

afterAll(() => {
  another.stop();
  first.stop();
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
