import { wildcardRoutes } from '../../../codegen/model/routes/route-table.ts';
import { manifest } from '../dist.ts';

const pages = manifest.files.filter((file) => file.endsWith('.html') && !['index.html', '404.html'].includes(file));
const prefixes = wildcardRoutes(manifest.routes).map(({ prefix }) => prefix);
const isBelow = (path: string, prefix: string): boolean => path.startsWith(`${prefix}/`);
const addresses = pages.map(addressOf);

/** Addresses of the build by what a server must make of them. An address that no page has ends in this. */
export const unknownName = 'no-such-page';

export const top = found('right below the root', (path) => !path.slice(1).includes('/') && !prefixes.includes(path));

/** A page that lies deeper than the root, and below no page that stands for others. */
export const deep = found(
  'deep below the root',
  (path) => path.slice(1).includes('/') && !prefixes.some((prefix) => isBelow(path, prefix)),
);

/** Pages that have an address below one that stands for others: they win over it. */
export const belowFallbacks = prefixes.flatMap((prefix) => addresses.find((path) => isBelow(path, prefix)) ?? []);

export function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

/** An address with the first letter of its last step in hexadecimal: the same address, written otherwise. */
export function escaped(path: string): string {
  return path.replace(/\/(.)([^/]*)$/u, (_, letter: string, rest: string) => {
    return `/%${letter.charCodeAt(0).toString(16).toUpperCase()}${rest}`;
  });
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`;
}

function found(what: string, fits: (path: string) => boolean): string {
  const path = addresses.find(fits);
  if (path === undefined) throw new Error(`The build has no page ${what}`);
  return path;
}
