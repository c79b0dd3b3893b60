import { attempt } from './attempt.ts';

/**
 * The one spelling of a path: no doubled or final slash, no `.html`, no `/index`. Collapsing slashes also keeps
 * `//elsewhere.example/` from becoming a redirect to another site.
 */
export function cleanPath(path: string): string {
  const collapsed = path.replace(/\/+/g, '/');
  const withoutSuffix = collapsed
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return withoutSuffix === '' ? '/' : withoutSuffix;
}

/** The decoded path, or null where it is no path of ours: malformed escapes, dot segments, backslashes, control characters. */
export function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/')) return null;
  const path = attempt(() => decodeURIComponent(rawPath).normalize('NFC')) ?? null;
  // oxlint-disable-next-line no-control-regex -- refusing control characters is the point
  return path !== null && /[\\\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : path;
}
