import { expect, test } from 'vitest';
import { hostRedirects } from '../../codegen/site/servers/host-files.ts';
import { servingOf } from '../../codegen/site/servers/serving.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';

const pages = [
  { path: '/', family: 'home', aliases: ['/accueil'], fallback: false },
  { path: '/a/b', family: 'b', aliases: [], fallback: true },
];
const redirects = [
  { from: '/old', to: '/a/b' },
  { from: '/gone', to: null },
];
const routes = routeTable(pages, redirects);

test('the route table has a line for each page, alias, wildcard and former address', () => {
  expect(routes).toEqual([
    { path: '/', canonical: '/', family: 'home', file: 'index.html' },
    { path: '/accueil', canonical: '/', family: 'home', file: 'accueil.html' },
    { path: '/a/b', canonical: '/a/b', family: 'b', file: 'a/b.html' },
    { path: '/a/b/*', canonical: '/a/b', family: 'b', file: 'a/b.html' },
    { path: '/old', to: '/a/b' },
    { path: '/gone', to: null },
  ]);
});

test('what servers are told is read from it', () => {
  const serving = servingOf({ routes, settings: {}, forms: {} } as never);
  expect(serving).toMatchObject({ fallbacks: [{ prefix: '/a/b', file: 'a/b.html' }], redirects });
  expect(hostRedirects(serving)).toContain('/old /a/b 301\n/gone /404.html 410\n/a/b/* /a/b.html 200\n');
});

test('a home page that answers for all unknown addresses does so with its own file', () => {
  const home = { path: '/', family: 'home', aliases: [], fallback: true };
  expect(routeTable([home], [])[1]).toEqual({ path: '/*', canonical: '/', family: 'home', file: 'index.html' });
});
