import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../contract/real-site.ts';
import { budgets, kinds } from './budgets.ts';
import { dist, manifest } from './dist.ts';
import { overBudget } from './weigh-pages.ts';

const over = overBudget(
  dist,
  site.pages.map(({ path }) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` })),
);

test.for(kinds)('no page has more %s than its budget', (part) => {
  expect(over.filter(({ kind }) => kind === part)).toEqual([]);
});

test('no script holds the library that writes addresses, or the plans of telephone numbers: both run in the build', () => {
  const scripts = manifest.files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const holding = scripts.filter((file) =>
    /postalCountry|parsePhoneNumber/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});

test('all fonts together keep to their budget', () => {
  const fonts = manifest.files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts);
});
