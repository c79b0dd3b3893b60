import { readFileSync } from 'node:fs';
import { pages } from './site.ts';

/** An island, and the first page of the site that holds it. */
export interface IslandPage {
  name: string;
  address: string;
}

/** Every island of the built site, each once: one that is added later is found here too. */
export const islandPages: readonly IslandPage[] = [
  ...new Map(
    pages
      .flatMap(({ path }) => islandsOf(path).map((name) => [name, { name, address: path }] as const))
      // A later entry replaces an earlier one.
      .toReversed(),
  ).values(),
];

/** The pages that hold islands, each once. */
export const pagesWithIslands: readonly string[] = [...new Set(islandPages.map(({ address }) => address))];

function islandsOf(path: string): string[] {
  const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  return [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
}
