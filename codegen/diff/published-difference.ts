import { changedFiles } from './made-files.ts';
import type { Published } from './report.ts';

type Files = ReadonlyMap<string, string>;

/** What of two published sites differs, by what reads it. */
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
    // Of a page that came or went, its address says enough.
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
