import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { blockUses, cataloguePage } from '../../codegen/site/dev/catalogue/catalogue-page.ts';
import type { Site as CodegenSite } from '../../codegen/model/site.ts';
import * as renderer from '../../src/dev/catalogue/render-catalogue.tsx';
import { schemas, site } from './real-site.ts';

const engine = fileURLToPath(new URL('../..', import.meta.url));
const uses = blockUses(schemas, engine);
const kinds = uses.flatMap((use) => use.kinds);
const page = (path: string) =>
  cataloguePage(renderer as never, path, {
    site: site as unknown as CodegenSite,
    schemas,
    engine,
    assets: { script: '/main.ts', stylesheet: '/main.css', fonts: [], islands: [] },
  });
const html = page('/_blocks') ?? '';

test('every kind of block is there once, under its use, and no use is empty', () => {
  expect(kinds.map(({ type }) => type).toSorted()).toEqual([...schemas.blocks.keys()].toSorted());
  expect(uses.filter((use) => use.kinds.length === 0)).toEqual([]);
});

test('no two kinds have the same name, or the same reason to be chosen', () => {
  for (const key of ['name', 'choose', 'avoid'] as const)
    expect(new Set(kinds.map((kind) => kind[key])).size).toBe(kinds.length);
});

test('an example that does not exist is not of the catalogue', () => {
  const [kind] = kinds;
  const paths = ['/_blocks/nothing-of-that-name', `/_blocks/${kind?.type}/999`, `/_blocks/${kind?.type}/0`];
  expect(paths.map(page)).toEqual(paths.map(() => undefined));
});

test('the page has headings in order, no two equal ids, and leads only to places that exist', () => {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gu)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, place) => place > 0 && (level < 2 || level > (levels[place - 1] ?? 0) + 1))).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const links = [...html.matchAll(/ (?:href|src)="(#[^"]+|\/_blocks[^"]*)"/gu)].map(([, href = '']) => href);
  expect(links.filter((href) => (href.startsWith('#') ? !ids.includes(href.slice(1)) : !page(href)))).toEqual([]);
});

test.each(kinds)('$type has the YAML of each example, which is that example, and draws it', ({ type, examples }) => {
  const expected = schemas.examples.get(type) ?? [];
  expect(expected.length).toBeGreaterThan(0);
  const copied = examples.map(({ yaml }) => (parse(`blocks:\n${yaml}`) as { blocks: unknown[] }).blocks);
  // Constants of the calculator are copied as a page names them.
  const written = JSON.stringify(expected, (key, value: unknown) =>
    key === 'roi' && typeof value === 'object' ? { ref: 'roi' } : value,
  );
  expect(copied.flat()).toEqual(JSON.parse(written));
  for (const place of examples.keys()) expect(page(`/_blocks/${type}/${place + 1}`)).toMatch(/<main[^>]*>.+<\/main>/su);
});
