import { hostFiles } from './headers.ts';
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
  const former = site.redirects.find(({ from }) => from === clean);
  const search = query === undefined ? '' : `?${query}`;
  if (former !== undefined) return former.to === null ? { kind: 'gone' } : { kind: 'moved', to: former.to + search };
  const file = fileFor(clean, site);
  if (file === null) return { kind: 'not-found' };
  if (clean !== path) return { kind: 'redirect', to: encodeURI(clean) + search };
  return { kind: 'file', file, cache: 'page' };
}

/** The page or file of a clean path: its own, else that of the longest fallback prefix it lies under; null for none. */
function fileFor(path: string, { hasFile, fallbacks }: Pick<PublishedSite, 'hasFile' | 'fallbacks'>): string | null {
  const name = path.slice(1);
  if (path === '/') return hasFile('index.html') ? 'index.html' : null;
  if (path === '/404') return null;
  if (hasFile(`${name}.html`)) return `${name}.html`;
  if (isServed(name) && hasFile(name)) return name;
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
export const withoutAddress = String.raw`\.(?:br|gz)$|^/(?:404|${hostFiles.join('|')})$`;

/**
 * The one spelling of a path: no doubled or final slash, no `.html`, no `/index`. Collapsing slashes also keeps
 * `//elsewhere.example/` from becoming a redirect to another site.
 */
function cleanPath(path: string): string {
  const collapsed = path.replace(/\/+/g, '/');
  const withoutSuffix = collapsed
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return withoutSuffix === '' ? '/' : withoutSuffix;
}

/** The decoded path, or null where it is no path of ours: malformed escapes, dot segments, backslashes, control characters. */
function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(rawPath).normalize('NFC');
    // oxlint-disable-next-line no-control-regex -- refusing control characters is the point
    return /[\\\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

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
