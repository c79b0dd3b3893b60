import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  blockKinds,
  blockUses,
  cataloguePage,
  catalogueRequest,
} from '../../codegen/site/dev/catalogue/catalogue-page.ts';
import type { Site as CodegenSite } from '../../codegen/model/site.ts';
import * as renderer from '../../src/dev/catalogue/render-catalogue.tsx';
import { schemas, site } from './real-site.ts';

const engine = fileURLToPath(new URL('../..', import.meta.url));
const codegenSite = site as unknown as CodegenSite;
const kinds = blockKinds(schemas, engine, codegenSite.settings);
const contents = {
  site: codegenSite,
  schemas,
  engine,
  assets: { script: '/main.ts', stylesheet: '/main.css', fonts: [], islands: [] },
};
const page = (path: string) => {
  const asked = catalogueRequest(path);
  return asked && cataloguePage(renderer as never, asked, contents);
};

test('the index leads to every kind of block, each under its use, and no use is empty', () => {
  const html = page('/_blocks') ?? '';
  expect(kinds.map(({ type }) => type)).toEqual([...schemas.blocks.keys()]);
  for (const { type } of kinds) expect(html).toContain(`href="/_blocks/${type}"`);
  expect(headingLevels(html)).toSatisfy(isOrdered);
  expect(blockUses.filter(({ id }) => !kinds.some(({ use }) => use === id))).toEqual([]);
});

test('no two kinds have the same name, or the same reason to be chosen', () => {
  for (const key of ['name', 'choose', 'avoid'] as const)
    expect(new Set(kinds.map((kind) => kind[key])).size).toBe(kinds.length);
});

test('an address that names no kind, or no example of it, is not of the catalogue', () => {
  const [kind] = kinds;
  const paths = [
    '/_blocks/nothing-of-that-name',
    `/_blocks/${kind?.type}/999`,
    '/_blocksmith',
    `/_blocks/${kind?.type}/0`,
  ];
  expect(paths.map(page)).toEqual(paths.map(() => undefined));
});

describe.each(kinds)('the page of $type', (kind) => {
  const html = page(`/_blocks/${kind.type}`) ?? '';

  test('has one h1, headings in order, and no two equal ids', () => {
    expect(headingLevels(html)).toSatisfy(isOrdered);
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('leads only to places that exist', () => {
    const links = [...html.matchAll(/ href="(#[^"]+|\/_blocks\/[^"]+)"/gu)].map(([, href = '']) => href);
    const known = new Set(
      kinds.flatMap(({ type, examples }) => [type, ...examples.map((_, place) => `${type}/${place + 1}`)]),
    );
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    const leadsNowhere = (href: string) =>
      href.startsWith('#') ? !ids.has(href.slice(1)) : !known.has(href.replace('/_blocks/', ''));
    expect(links.filter(leadsNowhere)).toEqual([]);
  });

  test('has the YAML of each example, which is that example, and draws it', () => {
    expect(kind.examples.length).toBeGreaterThan(0);
    const examples = schemas.examples.get(kind.type);
    expect(kind.examples.map(({ yaml }) => (parse(`blocks:\n${yaml}`) as { blocks: unknown[] }).blocks)).toEqual(
      examples?.map((example) => [example]),
    );
    for (const place of kind.examples.keys())
      expect(page(`/_blocks/${kind.type}/${place + 1}`)).toMatch(/<main[^>]*>.+<\/main>/su);
  });

  test('says of each look when to take it, and of each field what is written there', () => {
    const looks = kind.examples.filter(({ variant }) => variant.some((word) => /^(look|layout):/u.test(word)));
    expect(looks.filter(({ glosses }) => glosses.length === 0)).toEqual([]);
    const fields = kind.groups.flatMap((group) => group.fields);
    expect(fields.filter(({ description, type }) => description === '' || type === 'valeur')).toEqual([]);
  });
});

/** The levels of the headings of a page, in its order. */
function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/gu)].map(([, level]) => Number(level));
}

/** One h1, first, and no level left out on the way down. */
function isOrdered(levels: readonly number[]): boolean {
  return (
    levels[0] === 1 &&
    levels.every((level, place) => place === 0 || (level > 1 && level <= (levels[place - 1] ?? 0) + 1))
  );
}
