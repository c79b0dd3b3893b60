import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from './bundle-of.ts';
import { pages, readText, root } from './dist.ts';

test('the published licences name every package of the bundles, the drawings of the icons and the fonts', () => {
  const bundled = readFileSync(
    join(bundleOf(root, pages.map((page) => readText(page)).join('')), 'client/.vite/license.md'),
    'utf8',
  );
  const packages = [...bundled.matchAll(/^## (\S+) - /gm)].map(([, name = '']) => name);
  expect(packages).toContain('react');
  const published = readText('licences.txt').split('\n');
  const named = [...packages, 'lucide-react', 'tailwindcss', 'inter.woff2', 'jetbrains-mono.woff2'];
  expect(named.filter((name) => !published.includes(name))).toEqual([]);
});
