import { expect, test } from 'vitest';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { publishedSite, routeRequest } from '../../codegen/site/preview/route-request.ts';

// What any server answers, the preview included, is in tests/built/servers/request-table.ts. Here: what no request of a real server has, and
// what the first site may lack.

const files = new Set(['index.html', 'solutions.html', 'solutions/finance.html', 'à-propos.html']);
const pages = ['/solutions', '/solutions/finance'].map((path) => ({ path, family: 'solutions', fallback: true }));
const redirects = [
  { from: '/solutions/old', to: '/solutions/finance' },
  { from: '/solutions/withdrawn', to: null },
];
const site = await publishedSite(routeTable(pages, redirects), (file) => files.has(file));
const route = (url: string) => routeRequest('GET', url, site);

test.each([
  ['/solutions/unknown', 'solutions.html'],
  ['/solutions/finance/more', 'solutions/finance.html'],
  ['/solutions/50%25%3Fx/%C3%A9t%C3%A9', 'solutions.html'],
  ['/%C3%A0-propos', 'à-propos.html'],
])('%s shows the page of its name, or of the longest prefix', (url, file) =>
  expect(route(url)).toEqual({ kind: 'file', file, cache: 'page' }),
);

test.each([
  ['/solutions/old', '/solutions/finance'],
  ['/solutions/old?a=1&b=%20', '/solutions/finance?a=1&b=%20'],
  ['//solutions/old.html/', '/solutions/finance'],
])('%s of a former page leads to the new one at once, although its prefix has a page', (url, to) =>
  expect(route(url)).toEqual({ kind: 'moved', to }),
);

test('a former page that nothing replaces is gone', () =>
  expect(route('/solutions/withdrawn/?x=1')).toEqual({ kind: 'gone' }));

test('no redirect leaves the site', () =>
  expect(route('//solutions/elsewhere.example/')).toEqual({ kind: 'redirect', to: '/solutions/elsewhere.example' }));

test.each(['/Solutions/unknown', '/solutionsx', '/solutions%3Fx'])('%s lies below no page', (url) =>
  expect(route(url)).toEqual({ kind: 'not-found' }),
);

test('a name that every object has is no file', () => expect(route('/toString')).toEqual({ kind: 'not-found' }));

test.each(['/..\\x', 'http://x/', '*', ''])('the malformed target %j is refused', (url) =>
  expect(route(url)).toEqual({ kind: 'bad-request' }),
);
