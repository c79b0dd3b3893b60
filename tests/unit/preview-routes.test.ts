import { expect, test } from 'vitest';
import { routeRequest } from '../../codegen/site/preview/route-request.ts';

const files = new Set([
  'index.html',
  '404.html',
  'ecosystem.html',
  'services.html',
  'services/ollama.html',
  'solutions.html',
  'solutions/finance.html',
  'à-propos.html',
  'robots.txt',
  'assets/site-1a2b.css',
  'assets/site-1a2b.css.br',
]);
const fallbacks = [
  { prefix: '/ecosystem', file: 'ecosystem.html' },
  { prefix: '/solutions', file: 'solutions.html' },
  { prefix: '/solutions/finance', file: 'solutions/finance.html' },
];
const redirects = [
  { from: '/solutions/old', to: '/solutions/finance' },
  { from: '/solutions/withdrawn', to: null },
];
const route = (url: string, method = 'GET') =>
  routeRequest(method, url, { hasFile: (file) => files.has(file), fallbacks, redirects });
const page = (file: string) => ({ kind: 'file', file, cache: 'page' });

test.each([
  ['/', page('index.html')],
  ['/?utm=x', page('index.html')],
  ['/ecosystem', page('ecosystem.html')],
  ['/services/ollama?x=1', page('services/ollama.html')],
  ['/%C3%A0-propos', page('à-propos.html')],
  ['/robots.txt', page('robots.txt')],
  ['/assets/site-1a2b.css', { kind: 'file', file: 'assets/site-1a2b.css', cache: 'asset' }],
])('%s has its own file', (url, expected) => {
  expect(route(url)).toEqual(expected);
});

test.each([
  ['/ecosystem/anything', 'ecosystem.html'],
  ['/ecosystem/a/b/c', 'ecosystem.html'],
  ['/solutions/unknown', 'solutions.html'],
  ['/solutions/finance/more', 'solutions/finance.html'],
])('%s falls back to the page of the longest prefix', (url, file) => {
  expect(route(url)).toEqual(page(file));
});

test.each([
  ['/solutions/old', '/solutions/finance'],
  ['/solutions/old?a=1&b=%20', '/solutions/finance?a=1&b=%20'],
  ['//solutions/old.html/', '/solutions/finance'],
])('%s of a former page leads to the new one at once, although its prefix has a page', (url, to) => {
  expect(route(url)).toEqual({ kind: 'moved', to });
});

test('a former page that nothing replaces is gone', () => {
  expect(route('/solutions/withdrawn/?x=1')).toEqual({ kind: 'gone' });
});

test.each([
  ['/ecosystem/', '/ecosystem'],
  ['/ecosystem.html', '/ecosystem'],
  ['/services/ollama/?a=1&b=%20', '/services/ollama?a=1&b=%20'],
  ['//ecosystem', '/ecosystem'],
  ['/ecosystem//deep/', '/ecosystem/deep'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/%C3%A0-propos/', '/%C3%A0-propos'],
])('%s is redirected to the one spelling %s', (url, to) => {
  expect(route(url)).toEqual({ kind: 'redirect', to });
});

test.each([
  '/unknown',
  '/unknown/',
  '/services/unknown',
  '/ecosystems',
  '/404',
  '/404.html',
  '/404/',
  '/index.html.br',
  '/toString',
])('%s is not found', (url) => {
  expect(route(url)).toEqual({ kind: 'not-found' });
});

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/site-1a2b.css.br',
  '/assets//site-1a2b.css',
  '/assets/site-1a2b.css/',
])('%s is a missing asset, never a page', (url) => {
  expect(['missing-asset', 'not-found']).toContain(route(url).kind);
});

test('no redirect leaves the site', () => {
  expect(route('//elsewhere.example/')).toEqual({ kind: 'not-found' });
  expect(route('//ecosystem/elsewhere.example/')).toEqual({ kind: 'redirect', to: '/ecosystem/elsewhere.example' });
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0aSet-Cookie:x',
  '/../etc/passwd',
  '/..%2f..%2fetc',
  '/a/%2e%2e/b',
  '/..\\x',
  'http://x/',
  '*',
  '',
])('the malformed target %j is refused', (url) => {
  expect(route(url)).toEqual({ kind: 'bad-request' });
});

test('only GET and HEAD are answered', () => {
  expect(route('/', 'HEAD')).toEqual(page('index.html'));
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', ''])
    expect(route('/', method)).toEqual({ kind: 'bad-method' });
});
