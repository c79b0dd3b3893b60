import { hash } from 'node:crypto';
import { hostRedirects } from '../../site/servers/server-files.ts';
import { servingOf } from '../../site/servers/serving.ts';
import type { Load } from '../../pipeline.ts';
import type { Site } from '../../model/site.ts';
import type { PageRenders } from './page-renders.ts';
import type { Published, MovedAddress } from './report.ts';

/**
 * The published files of a site, by name: pages, the files beside them, and the sources of pictures. Equal texts make equal files;
 * styles, scripts and copied files are compared by themselves.
 */
export function madeFiles(site: Site, sources: Load['pages'], renders: PageRenders): Map<string, string> {
  const pages = renders.of(site, sources);
  const pictures = site.pages.flatMap((page) => {
    const picture = renders.renderer.pictureOf(site, page);
    return picture === undefined ? [] : [[`picture ${String(page.path)}`, picture.source] as const];
  });
  const serving = JSON.stringify(servingOf(site));
  return new Map([...pages, ...pictures, ...filesBeside(site, pages, renders), ['serving', serving]]);
}

/** The files beside the pages of a site, by name. */
export function filesBeside(site: Site, pages: Files, { renderer }: PageRenders): Map<string, string> {
  const texts = new Map([...pages].map(([path, html]) => [path, renderer.readPageText(site, html)]));
  return new Map([
    ...[...renderer.siteFiles(site, texts, { changed: () => new Date(0) })].map(
      ([file, text]) => [`file ${file}`, text] as const,
    ),
    ...renderer
      .siteIcons(site)
      .map(({ file, svg, sizes }) => [`icon ${file}`, hash('sha256', `${sizes.join(' ')} ${svg}`)] as const),
    ['file _redirects', hostRedirects(servingOf(site))],
  ]);
}

/** The names of the files that differ. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...after.keys(), ...before.keys()])].filter((name) => before.get(name) !== after.get(name));
}

export type Files = ReadonlyMap<string, string>;

/** The differences of two published sites, by reader. */
export function publishedDifference(before: Files, after: Files): Published {
  const changed = changedFiles(before, after);
  const pages = changed.filter((name) => name.startsWith('/'));
  const differsIn = (pattern: RegExp) =>
    pages.filter(
      (page) => before.has(page) && after.has(page) && partsOf(before, page, pattern) !== partsOf(after, page, pattern),
    );
  return {
    pages,
    heads: differsIn(/<title>.*?<\/title>|<meta [^>]*>/gsu),
    structuredData: differsIn(/<script type="application\/ld\+json">.*?<\/script>/gsu),
    // The address of an added or removed page is already listed.
    pictures: changed
      .flatMap((name) => (name.startsWith('picture ') ? [name.slice('picture '.length)] : []))
      .filter((page) => before.has(page) && after.has(page)),
    files: changed
      .flatMap((name) => (/^(?:file|icon|asset) /u.test(name) ? [name.replace(/^\w+ /u, '')] : []))
      .concat(changed.includes('serving') && !changed.includes('file _redirects') ? ['_headers'] : []),
  };
}

function partsOf(files: Files, page: string, pattern: RegExp): string {
  return [...(files.get(page) ?? '').matchAll(pattern)].join('\n');
}

/** Addresses that are new, moved or lost, with their targets. */
export function movedAddresses(before: Site, after: Site): MovedAddress[] {
  const [old, now] = [routesOf(before), routesOf(after)];
  const gone = [...old].flatMap(([address, route]): MovedAddress[] => {
    const next = now.get(address);
    if (next === undefined) return [{ address, answers: 'lost' }];
    if (!('to' in next) || ('to' in route && route.to === next.to)) return [];
    return [next.to === null ? { address, answers: 'gone' } : { address, answers: 'moved', to: next.to }];
  });
  const added = [...now].flatMap(([address, route]): MovedAddress[] =>
    old.has(address) || 'to' in route ? [] : [{ address, answers: 'added' }],
  );
  return [...gone, ...added];
}

function routesOf({ routes }: Site) {
  return new Map(routes.filter(({ path }) => !path.includes('*')).map((route) => [route.path, route]));
}
