import { hash } from 'node:crypto';
import type { Renderer, PageText } from '../../site/bundle/renderer.ts';
import { hostRedirects } from '../../site/servers/server-files.ts';
import { servingOf } from '../../site/servers/serving.ts';
import type { Load } from '../../pipeline.ts';
import type { Site } from '../../model/site.ts';
import { PageRenders } from './page-renders.ts';
import type { Published, MovedAddress } from './report.ts';

/**
 * The published files of a site, by name: pages, the files beside them, and the sources of pictures. Equal texts make equal files;
 * styles, scripts and copied files are compared by themselves.
 */
export function madeFiles(
  site: Site,
  pages: Load['pages'],
  renderer: Renderer,
  renders = new PageRenders(renderer),
): Map<string, string> {
  const files = new Map([...renders.of(site, pages)].map(([path, { html }]) => [path, html()]));
  const texts = new Map<string, PageText>();
  for (const page of site.pages) {
    const path = String(page.path);
    texts.set(path, renderer.readPageText(site, files.get(path) ?? ''));
    const picture = renderer.pictureOf(site, page);
    if (picture !== undefined) files.set(`picture ${path}`, picture.source);
  }
  for (const [file, text] of renderer.siteFiles(site, texts)) files.set(`file ${file}`, text);
  for (const { file, svg, sizes } of renderer.siteIcons(site))
    files.set(`icon ${file}`, hash('sha256', `${sizes.join(' ')} ${svg}`));
  files.set('file _redirects', hostRedirects(servingOf(site)));
  files.set('serving', JSON.stringify(servingOf(site)));
  return files;
}

/** The names of the files that differ. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...after.keys(), ...before.keys()])].filter((name) => before.get(name) !== after.get(name));
}

type Files = ReadonlyMap<string, string>;

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
