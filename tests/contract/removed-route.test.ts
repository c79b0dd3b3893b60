import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createMatcher } from '../../codegen/model/routes/match-route.ts';
import { exactRoutes, routeTable } from '../../codegen/model/routes/route-table.ts';
import type { Site } from '../../codegen/model/site.ts';
import { renderSite } from '../../codegen/site/pages/render.ts';
import { publishedSite, routeRequest } from '../../codegen/site/preview/route-request.ts';
import { noAllowance } from '../../codegen/site/publish/publish.ts';
import { htaccess } from '../../codegen/site/servers/apache.ts';
import { caddyfile } from '../../codegen/site/servers/caddyfile.ts';
import { nginxMaps } from '../../codegen/site/servers/nginx.ts';
import { hostRedirects } from '../../codegen/site/servers/server-files.ts';
import type { Route } from '#src/shared/route.ts';
import * as renderer from '../../src/static/renderer.ts';
import { emptiedFolder } from '../run/test-folder.ts';
import { site } from './real-site.ts';
import { assets } from './rendered.ts';

const staging = emptiedFolder();
const [home] = site.pages;
if (home === undefined) throw new Error('the site has no page');
const plain = site as unknown as Site;
// Made of the first page, so that each spec has it: a page with another address, which answers for all below it, and a former address.
const pages = [{ ...home, path: '/a', aliases: ['/b'], fallback: true }, home].map((page) => ({ ...page, blocks: [] }));
const routes = routeTable(pages as never, [{ from: '/old', to: '/a' }]);

/** What each part of the program makes of a route table. */
async function outputs(table: readonly Route[]) {
  const { at } = await createMatcher(table);
  const made = renderSite(
    {
      project: { root: staging, engine: staging },
      site: { ...plain, pages: pages as never, routes: [...table] },
      renderer: renderer as never,
      sources: new Map(),
      staging,
    },
    { assets, changed: () => new Date(0) },
  );
  const preview = await publishedSite(table, (file) => made.pageFiles.has(file));
  const serving = { routes: table, allowance: noAllowance };
  return {
    dev: (path: string) => at(path) !== undefined,
    preview: (path: string) => ['file', 'moved'].includes(routeRequest('GET', path, preview).kind),
    dist: [...made.pageFiles],
    sitemap: readFileSync(join(staging, 'sitemap.xml'), 'utf8'),
    servers: {
      Caddy: caddyfile(serving, 'www.example.fr'),
      nginx: nginxMaps(serving),
      Apache: htaccess(serving),
      _redirects: hostRedirects(serving),
    },
  };
}

type Outputs = Awaited<ReturnType<typeof outputs>>;
let whole: Outputs;
beforeAll(async () => {
  whole = await outputs(routes);
});

const without = (path: string) => outputs(routes.filter((route) => route.path !== path));

test.each(exactRoutes(routes).filter(({ path }) => path !== '/'))(
  'without the route $path, the dev server, the build and the preview have no page there',
  async ({ path, handle }) => {
    expect([whole.dev(path), whole.preview(path), whole.dist.includes(handle.file)]).toEqual([true, true, true]);
    const left = await without(path);
    expect([left.dev(path), left.preview(path), left.dist.includes(handle.file)]).toEqual([false, false, false]);
    expect(left.sitemap).not.toContain(`${path}</loc>`);
  },
);

test('without the wildcard, nothing answers below the page', async () => {
  expect([whole.dev('/a/x'), whole.preview('/a/x')]).toEqual([true, true]);
  const left = await without('/a/*');
  expect([left.dev('/a/x'), left.preview('/a/x'), left.dev('/a')]).toEqual([false, false, true]);
  const fallback = { Caddy: '/a/.', nginx: '/a/.', Apache: '/a/.', _redirects: '/a/* ' };
  for (const [server, text] of Object.entries(fallback)) {
    expect(whole.servers[server as 'Caddy'], server).toContain(text);
    expect(left.servers[server as 'Caddy'], server).not.toContain(text);
  }
});

test('without the former address, no server redirects it', async () => {
  expect(whole.preview('/old')).toBe(true);
  const left = await without('/old');
  expect(left.preview('/old')).toBe(false);
  for (const [server, text] of Object.entries(whole.servers)) {
    expect(text, server).toContain('/old');
    expect(left.servers[server as 'Caddy'], server).not.toContain('/old');
  }
});
