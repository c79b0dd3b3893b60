import { escapePattern } from '../../base/names.ts';
import { hostFiles } from './headers.ts';
import { cleanPath, decodePath } from '../../base/path.ts';
import { locationOf, redirectFor } from '../../model/redirects/redirect-table.ts';
import type { Redirect } from '../../model/redirects/redirects.ts';
import type { Fallback } from '../publish/manifest.ts';

/** The answer of a server to a request. `file` is a path in the build, without a leading slash. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string; readonly cache: 'asset' | 'page' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'missing-asset' }
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'bad-method' };

/** The addresses of a build. */
export interface PublishedSite {
  /** Whether the build has this file. Names come without `..`, empty parts or control characters. */
  readonly hasFile: (file: string) => boolean;
  readonly fallbacks: readonly Fallback[];
  readonly redirects: readonly Redirect[];
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
  const [rawPath, query] = splitOnce(url, '?');
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
  const file = own ?? fallbackFor(clean, site);
  if (file === null) return { kind: 'not-found' };
  if (clean !== path) return { kind: 'redirect', to: encodeURI(clean) + (query === undefined ? '' : `?${query}`) };
  return { kind: 'file', file, cache: 'page' };
}

/** The page or file that has a clean path; null for none. */
function ownFile(path: string, hasFile: PublishedSite['hasFile']): string | null {
  const name = path.slice(1);
  if (path === '/') return hasFile('index.html') ? 'index.html' : null;
  if (path === '/404') return null;
  if (hasFile(`${name}.html`)) return `${name}.html`;
  return isServed(name) && hasFile(name) ? name : null;
}

/** The page of the longest fallback prefix that a path lies under; null for none. */
function fallbackFor(path: string, { hasFile, fallbacks }: Omit<PublishedSite, 'redirects'>): string | null {
  const fallback = longestFirst(fallbacks).find(({ prefix }) => path.startsWith(`${prefix}/`));
  return fallback && hasFile(fallback.file) ? fallback.file : null;
}

/** The longest prefix first: the page of `/a/b` answers `/a/b/c`, not that of `/a`. */
export function longestFirst(fallbacks: readonly Fallback[]): Fallback[] {
  return fallbacks.toSorted((one, other) => other.prefix.length - one.prefix.length);
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

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
