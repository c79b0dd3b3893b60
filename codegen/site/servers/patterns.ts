import { hostFiles } from '../preview/headers.ts';
import type { Fallback } from '../publish/manifest.ts';

/**
 * The targets that `decodePath` of the preview refuses, as a pattern over the request target as sent: dot segments, control
 * characters and backslashes, escaped or not. Without look-around, which Go's regular expressions lack. Case-insensitive.
 * Malformed escapes are refused by the servers themselves.
 */
export const malformedTarget = String.raw`^[^?]*(?:(?:/|%2f)(?:\.|%2e)(?:\.|%2e)?(?:/|%2f|\?|$)|%[01][0-9a-f]|%7f|%5c|\x5c)`;

/** Paths that never name a file: copies (an encoding of their original), what hosts read, the page of unknown addresses. */
export const withoutAddress = String.raw`\.(?:br|gz)$|^/(?:404|${hostFiles.join('|')})$`;

/** The longest prefix first: the page of `/a/b` answers `/a/b/c`, not that of `/a`. */
export function longestFirst(fallbacks: readonly Fallback[]): Fallback[] {
  return fallbacks.toSorted((one, other) => other.prefix.length - one.prefix.length);
}
