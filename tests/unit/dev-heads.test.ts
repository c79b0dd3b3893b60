import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { DevHeads } from '../../codegen/site/dev/dev-heads.ts';

test('Vite is given a head once, and again where it says something else or a script of it was replaced', async () => {
  const given: string[] = [];
  const script = { lastHMRTimestamp: 0 };
  const heads = new DevHeads({
    transformIndexHtml: (path: string, html: string) => {
      given.push(`${path} ${html}`);
      return Promise.resolve(html.replace('/a.ts', `/a.ts?t=${script.lastHMRTimestamp}`));
    },
    environments: { client: { moduleGraph: { urlToModuleMap: new Map([['/a.ts', script]]) } } },
  } as unknown as ViteDevServer);
  const page = (title: string, body: string) =>
    `<html><head><title>${title}</title><script type="module" src="/a.ts"></script></head><body>${body}</body></html>`;
  const made = async (path: string, title: string, body: string) => {
    given.length = 0;
    return [await heads.complete(path, page(title, body)), given.length];
  };
  const whole = (title: string, body: string, time: number) => page(title, body).replace('/a.ts', `/a.ts?t=${time}`);

  expect(await made('/', 'A', 'one')).toEqual([whole('A', 'one', 0), 1]);
  expect(given[0], 'the body is not given').not.toContain('one');
  expect(await made('/', 'A', 'two $&')).toEqual([whole('A', 'two $&', 0), 0]);
  expect(await made('/', 'B', 'two')).toEqual([whole('B', 'two', 0), 1]);
  expect(await made('/other', 'B', 'two'), 'what Vite adds may depend on the address').toEqual([
    whole('B', 'two', 0),
    1,
  ]);
  script.lastHMRTimestamp = 7;
  expect(await made('/', 'B', 'two')).toEqual([whole('B', 'two', 7), 1]);
  expect(await made('/', 'B', 'two')).toEqual([whole('B', 'two', 7), 0]);
});
