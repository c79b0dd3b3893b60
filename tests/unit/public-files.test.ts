import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicFilesMiddleware } from '../../codegen/site/dev/middleware.ts';
import { listen, type Listening } from '../run/listen.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const engine = testFolder();
const root = join(engine, 'sites/library');
let another: Listening;
let first: Listening;

/** What the dev server answers for an address: the text of a file of public/, or that of all that comes after. */
async function answer({ url }: Listening, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

function serve(folder: string): Promise<Listening> {
  const middleware = publicFilesMiddleware({ root: folder, engine });
  return listen((request, response) => middleware(request, response, () => response.end('what comes after')));
}

beforeAll(async () => {
  another = await serve(root);
  first = await serve(engine);
  for (const folder of [root, engine])
    writeBelow(folder, {
      'public/plan.txt': folder,
      ['public/Été 2.txt'.normalize('NFD')]: 'summer',
      'public/.well-known/about.txt': 'known',
      'public/Thumbs.db': 'left',
      'public/.git/plan.txt': 'left',
    });
  writeBelow(engine, { 'public/licence.txt': 'of all sites' });
});

afterAll(() => {
  another.stop();
  first.stop();
});

test('the dev server serves the files of the site, and else those of the engine, also those that came after its start', async () => {
  expect(await answer(another, '/plan.txt')).toBe(root);
  expect(await answer(another, '/licence.txt')).toBe('of all sites');
  expect(await answer(first, '/plan.txt')).toBe(engine);
});

test.each([
  ['/%C3%89t%C3%A9%202.txt', 'summer'],
  ['/.well-known/about.txt', 'known'],
])('it serves %s', async (path, text) => {
  expect(await answer(first, path)).toBe(text);
});

test.each(['/', '/plan', '/absent.txt', '/Plan.txt', '/Thumbs.db', '/.git/plan.txt'])(
  'it leaves %s to what comes after',
  async (path) => {
    expect(await answer(another, path)).toBe('what comes after');
  },
);
