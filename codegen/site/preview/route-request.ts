import { escapePattern } from '../../base/names.ts';
import { hostFiles } from './headers.ts';
import { cleanPath, decodePath } from '../../base/path.ts';
import { locationOf, redirectFor, type Redirect } from '../../model/redirects/redirects.ts';
import { createMatcher, type RouteMatcher } from '../../model/routes/match-route.ts';
import type { Route } from '../../../src/shared/route.ts';
import { redirectsIn } from '../../model/routes/route-table.ts';

/** The answer of a server to a request. `file` is a path in the build, without a leading slash. */
type Answer =
  | { readonly kind: 'file'; readonly file: string; readonly cache: 'asset' | 'page' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'missing-asset' }
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'bad-method' };

export interface PublishedSite {
  /** Whether the build has this file. Names come without `..`, empty parts or control characters. */
  readonly hasFile: (file: string) => boolean;
  /** The route of a page that answers all addresses below one. */
  readonly below: RouteMatcher['below'];
  readonly redirects: readonly Redirect[];
}

/** The addresses of a build by its route table and its files. */
export async function publishedSite(routes: readonly Route[], hasFile: PublishedSite['hasFile']) {
  const { below } = await createMatcher(routes);
  return { hasFile, below, redirects: redirectsIn(routes) };
}

/**
 * The rules of the address space, as every server of the site follows them: clean addresses (`/ecosystem` shows
 * `ecosystem.html`), one address for each page (other spellings of it are redirected with 308), addresses of former pages
 * (redirected with 301, or gone), pages that stand for a whole prefix, and a real 404 for everything else.
 * @param method the HTTP method
 * @param url the request target as received, query included; anything a client can send is accepted
 */
export function routeRequest(method: string, url: string, site: PublishedSite): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'bad-method' };
  const [, rawPath = '', query] = /^([^?]*)(?:\?(.*))?$/su.exec(url) ?? [];
  const path = decodePath(rawPath);
  if (path === null) return { kind: 'bad-request' };

  const clean = cleanPath(path);
  if (path.startsWith('/assets/') || clean.startsWith('/assets/')) {
    const file = clean.slice(1);
    return clean === path && isServed(file) && site.hasFile(file)
      ? { kind: 'file', file, cache: 'asset' }
      : { kind: 'missing-asset' };
  }
  const own = ownFile(clean, site.hasFile);
  const redirect = redirectFor(`${clean}?${query ?? ''}`, site.redirects, own !== null);
  if (redirect !== undefined)
    return redirect.to === null ? { kind: 'gone' } : { kind: 'moved', to: locationOf(redirect, query) };
  const file = own ?? fileBelow(clean, site);
  if (file === null) return { kind: 'not-found' };
  if (clean !== path) return { kind: 'redirect', to: encodeURI(clean) + (query === undefined ? '' : `?${query}`) };
  return { kind: 'file', file, cache: 'page' };
}

/** Null for none. */
function ownFile(path: string, hasFile: PublishedSite['hasFile']): string | null {
  const name = path.slice(1);
  if (path === '/') return hasFile('index.html') ? 'index.html' : null;
  if (path === '/404') return null;
  if (hasFile(`${name}.html`)) return `${name}.html`;
  return isServed(name) && hasFile(name) ? name : null;
}

/** The file of the page that answers all addresses below one; null for none. */
function fileBelow(path: string, { hasFile, below }: PublishedSite): string | null {
  const file = below(path)?.handle.file;
  return file !== undefined && hasFile(file) ? file : null;
}

/** Precompressed copies are an encoding of their original, not files of their own; some files are for hosts only. */
function isServed(name: string): boolean {
  return !/\.(?:br|gz)$/.test(name) && !hostFiles.some((file) => file === name);
}

/** The paths that never name a file, as a pattern: copies, the files that hosts read, the page of unknown addresses. */
export const withoutAddress = String.raw`\.(?:br|gz)$|^/(?:404|${hostFiles.map(escapePattern).join('|')})$`;

/**
 * The targets that `decodePath` refuses, as a pattern over the request target as sent: dot segments, control
 * characters and backslashes, escaped or not. Without look-around, which Go's regular expressions lack. Case-insensitive.
 * Malformed escapes are refused by the servers themselves.
 */
export const malformedTarget = String.raw`^[^?]*(?:(?:/|%2f)(?:\.|%2e)(?:\.|%2e)?(?:/|%2f|\?|$)|%[01][0-9a-f]|%7f|%5c|\x5c)`;
