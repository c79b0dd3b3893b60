import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DevSite } from '../../codegen/site/dev/dev-site.ts';
import { devMiddleware } from '../../codegen/site/dev/middleware.ts';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { loaderOf, withProject } from '../findings/project.ts';
import { listen } from '../run/listen.ts';

const loaded = withProject(undefined, (root) => loaderOf(root).load());
if (loaded.site === undefined) throw new Error('the small project is not valid');
const good = loaded.site;

// Only the renderer and the parts of Vite that the answers pass through are stand-ins.

/** Serves a site until the end of the test. Returns the address of the server. */
async function serve(
  shown: typeof good,
  renderPage: () => string,
  error: (text: string) => void = () => undefined,
): Promise<string> {
  const current = { site: shown, pages: loaded.pages, isValid: () => true };
  const site = Object.assign(new DevSite({ root: '', engine: '' }), { current });
  const vite = {
    ssrLoadModule: () => Promise.resolve({ renderPage }),
    transformIndexHtml: (_: string, html: string) => Promise.resolve(html),
    environments: { client: { moduleGraph: { urlToModuleMap: new Map() } } },
    ssrFixStacktrace: () => undefined,
    config: { logger: { error } },
  } as unknown as ViteDevServer;
  const middleware = devMiddleware(vite, site);
  const { url, stop } = await listen((request, response) => {
    middleware(request, response, (fault: unknown) => response.writeHead(599).end(String(fault)));
  });
  onTestFinished(stop);
  return url;
}

test('a page that cannot be rendered answers with its fault, once in the terminal, and is back when it can', async () => {
  const renderPage = vi.fn(() => '<main>bonjour</main>');
  const printed: string[] = [];
  const url = await serve(good, renderPage, (text) => printed.push(text));
  const page = async () => {
    const response = await fetch(`${url}/`);
    return { status: response.status, text: await response.text() };
  };
  const faults = async () => (await (await fetch(`${url}/@spec/findings?page=%2F`)).json()) as Finding[];
  expect(await page()).toEqual({ status: 200, text: '<main>bonjour</main>' });
  expect(await faults()).toEqual([]);

  renderPage.mockImplementation(() => {
    throw new Error('panne');
  });
  const failed = await page();
  await page();
  expect(failed.status).toBe(500);
  expect(failed.text, 'the page brings the script that shows the fault').toContain('findings-client.tsx');
  expect((await faults()).map(({ file, message }) => `${file} ${message}`)).toEqual([
    "spec/routes.yaml la page / n'a pas pu être mise en page : son cadre échoue (panne).",
  ]);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/spec\/routes\.yaml:2:5 .*\n[\s\S]*Error: panne\n\s+at /u);

  renderPage.mockImplementation(() => '<main>revenue</main>');
  expect(await page()).toEqual({ status: 200, text: '<main>revenue</main>' });
  expect(await faults()).toEqual([]);
});

test('an address that had a page once leads to the new one, query included, or says that it is gone', async () => {
  const former = [['/old', '/new'] as const, ['/withdrawn', null] as const].map(([from, to]) => ({ from, to }));
  const routes = [...good.routes, ...routeTable([], former)];
  const url = await serve({ ...good, routes }, () => '<main>introuvable</main>');
  const { status, headers } = await fetch(`${url}/old?a=1`, { redirect: 'manual' });
  expect({ status, location: headers.get('location') }).toEqual({ status: 301, location: '/new?a=1' });
  expect((await fetch(`${url}/withdrawn`)).status).toBe(410);
});
