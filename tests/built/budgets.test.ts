import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../contract/real-site.ts';
import { budgetFor, budgets, kinds } from './budgets.ts';
import { dist, manifest } from './dist.ts';
import { weighPages } from './weigh-pages.ts';

const weights = weighPages(
  dist,
  site.pages.map(({ path }) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` })),
);

test.for(kinds)('no page has more %s than its budget', (kind) => {
  const over = weights
    .filter((page) => page.weights[kind].brotli > budgetFor(kind, page))
    .map((page) => `${page.path}: ${page.weights[kind].brotli} bytes, ${budgetFor(kind, page)} allowed`);
  expect(over).toEqual([]);
});

test('all fonts together keep to their budget', () => {
  const fonts = manifest.files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts);
});
