import { readFileSync } from 'node:fs';
import { pages, settings } from './site.ts';

export interface IslandPage {
  name: string;
  address: string;
}

/** Every island of the built site, each once: one that is added later is found here too. */
export const islandPages: readonly IslandPage[] = [
  ...Map.groupBy(
    pages.flatMap(({ path }) => islandsOf(path).map((name) => ({ name, address: path }))),
    ({ name }) => name,
  ).values(),
].flatMap((places) => places.toSorted((a, b) => fieldsOf(b.address) - fieldsOf(a.address)).slice(0, 1));

export const pagesWithIslands: readonly string[] = [...new Set(islandPages.map(({ address }) => address))];

export function islandsOf(path: string): string[] {
  return [...htmlOf(path).matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
}

function fieldsOf(path: string): number {
  return htmlOf(path).match(/<(?:input|select|textarea)[ >]/g)?.length ?? 0;
}

function htmlOf(path: string): string {
  return readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
}

/** What an island of a site that sends nothing says where it does not come to life. */
export function islandErrorOf(name: string): string {
  const { islandError, forms, contact } = settings;
  return name === 'form' ? `${forms.noScript} ${contact.email}.` : islandError;
}
