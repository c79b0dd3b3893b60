/**
 * What every production server must send. One module, so that the preview and the server configurations generated from
 * it cannot disagree.
 */

/**
 * Everything from this site itself, nothing inline. `require-trusted-types-for` turns strings that would become script
 * (innerHTML and its kin) into errors; React hydration of finished markup needs none.
 * No `upgrade-insecure-requests`: the preview is plain HTTP on the local machine, which Safari would then refuse.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Sent with every answer, errors and redirections included. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // One year. Not includeSubDomains: the owner's other sites are not ours to decide about. Browsers ignore it over HTTP.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Types of the files beside the pages, by extension. A text says its encoding: without, its accents may be read as Latin-1
 * (JSON has no such parameter, it is always UTF-8).
 */
export const contentTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * `asset`: a file under /assets/, whose name changes with its content. `page`: anything else that exists; kept, but
 * checked by ETag at each visit (never `no-store`, which would take pages out of the back/forward cache).
 * `missing`: never kept, so that a file published a moment later is found.
 */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const satisfies Readonly<Record<string, string>>;
