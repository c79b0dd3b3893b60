import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../codegen/site/build.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { dist, root as engine } from './dist.ts';

// A site of the tests' own, outside of the project: three pages, no table, calculator, form, agenda, search, chat or newsletter.

const root = copySmallSite();
beforeAll(async () => {
  const outcome = await buildSite({ root, engine });
  expect(outcome).toHaveProperty('pages.length', 3);
}, 300_000);
afterAll(() => rmSync(root, { recursive: true }));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.(?:br|gz)$/.test(file));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const stylesheet = (folder: string) => {
  const [file = ''] = /assets\/main-[\w-]+\.css/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  return readFileSync(join(folder, file));
};

describe('a small site', () => {
  test('has a stylesheet, one script and fonts, and no file of a feature that its spec lacks', () => {
    const files = filesIn(join(root, 'dist'));
    const kinds = files.filter((file) => file.startsWith('assets/')).map((file) => file.replace(/-[\w-]{8}\./, '.'));
    expect(kinds.filter((file) => !file.endsWith('.woff2')).toSorted()).toEqual(['assets/main.css', 'assets/main.js']);
    expect(files.filter((file) => /\.ics$|search-index|security\.txt|agenda/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual([
      '404.html',
      'index.html',
      'reparer.html',
    ]);
  });

  test('has the class names of its own blocks only, in a smaller stylesheet than that of the first site', () => {
    const used = [...text('generated/blocks.css').matchAll(/src\/blocks\/([\w-]+)'/g)].map(([, type]) => type);
    expect([...new Set(used)]).toEqual(['cards', 'hero']);
    expect(brotliCompressSync(stylesheet(join(root, 'dist'))).length).toBeLessThan(
      0.85 * brotliCompressSync(stylesheet(dist)).length,
    );
  });

  test('bundles views of its own blocks only', () => {
    const imported = [...text('generated/block-view.tsx').matchAll(/#src\/blocks\/([\w-]+)\//g)].map(
      ([, type]) => type,
    );
    expect(imported).toEqual(['cards', 'hero']);
  });

  test('tells its servers of its own wildcard, and leaves the first site as it was', () => {
    expect(text('dist/_redirects')).toContain('/reparer/* /reparer.html 200\n');
    expect(text('dist-servers/Caddyfile')).toContain('reliure.example.fr');
    expect(readdirSync(root).toSorted()).toEqual(['.builds', 'dist', 'dist-servers', 'generated', 'spec']);
  });
});
