import type { Allowance } from '../publish/publish.ts';

/**
 * The headers of every production server. One module: the preview sends it, and the server configurations are generated from it
 * (codegen/site/servers/).
 */

/**
 * Everything from this site itself, nothing inline, but for what the owner allows in spec/site.yaml. `require-trusted-types-for` turns strings that would become script
 * (`innerHTML` and others) into errors; React hydration of finished markup needs none.
 * No `upgrade-insecure-requests`: the preview is plain HTTP on the local machine, which Safari would then refuse.
 */
function contentSecurityPolicy({ connect, chat, trustedTypes }: Allowance): string {
  const from = (directive: string, ...origins: readonly string[]) => [directive, ...origins].join(' ');
  // Messages of a chat come over a socket.
  const sockets = chat.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    from("script-src 'self'", ...chat),
    from("style-src 'self'", ...chat),
    from("img-src 'self' data:", ...chat),
    from("font-src 'self'", ...chat),
    from("connect-src 'self'", ...connect, ...chat, ...sockets),
    ...(chat.length > 0 ? [from('frame-src', ...chat), from('media-src', ...chat)] : []),
    "manifest-src 'self'",
    // Without JavaScript the browser itself sends a form.
    from("form-action 'self'", ...connect),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

/** Sent with every answer, errors and redirections included. */
export function securityHeaders(allowance: Allowance): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(allowance),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // Never more than the origin, on this site either: a search or a former link of the calculator holds what was typed.
    'Referrer-Policy': 'strict-origin',
    // One year. Not includeSubDomains: the owner's other sites are not ours to decide about. Browsers ignore it over HTTP.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * `asset`: a file under /assets/, whose name changes with its content. `page`: anything else that exists; cached, but
 * checked by ETag at each visit (never `no-store`, which would take pages out of the back/forward cache).
 * `missing`: never cached, so that a file published a moment later is found.
 */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Sent with HTML besides: the browser may prepare the page behind a link that the pointer rests on. A header, because the rules
 * written into a page would be an inline script. The file is in public/: pages only, nothing to download, no new tabs.
 */
export const pageHeaders = { 'Speculation-Rules': '"/site.speculationrules"' } as const;

/** The methods that are answered; any other gets 405. */
export const allowedMethods = 'GET, HEAD';

/** The bodies of answers that are no page. French: a visitor may see them. */
export const plainAnswers = {
  badRequest: 'Adresse mal formée',
  badMethod: 'Méthode non autorisée',
  missingAsset: 'Fichier introuvable',
} as const;

/** The files that hosts read and that no visitor may: they have no address on any server. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'] as const;
