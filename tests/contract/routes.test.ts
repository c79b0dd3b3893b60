import { describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { site } from './real-site.ts';

test('the route table has every page, its other addresses, and what falls back on it, no more', () => {
  const expected = site.pages.flatMap(({ path, aliases, fallback }) => [
    [path, path],
    ...aliases.map((alias) => [alias, path]),
    ...(fallback ? [[`${path}/*`, path]] : []),
  ]);
  const found = routes.flatMap((route) => ('file' in route ? [[route.path, route.canonical]] : []));
  expect(found.map((row) => row.join(' → ')).toSorted()).toEqual(expected.map((row) => row.join(' → ')).toSorted());
});

test('the emitted route table is that of the loaded site, each address once', () => {
  expect(routes).toEqual(site.routes);
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

const { sectors, useCases, technologies, approaches } = site.tables;

describe('each row with a page of its own', () => {
  test.each([
    ['sector', sectors.map(({ path }) => path)],
    ['use-case', useCases.map(({ path }) => path)],
    ['technology', technologies.map(({ href }) => href)],
    ['expertise-model', approaches.map(({ path }) => path)],
  ])('of the family %s has it at its address, in the order of its table', (family, paths) => {
    expect(site.pages.filter((page) => page.family === family).map(({ path }) => path)).toEqual(paths);
  });
});
