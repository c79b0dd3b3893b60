import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What of a request decides whether it may come in. */
export interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly remoteAddress: string | undefined;
  readonly localAddress: string | undefined;
}

/** Why a request is sent away. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Largest body, in bytes: a page's worth of text. */
export const mostBytes = 64_000;

/** The header in which a page of this run says its token. */
export const tokenHeader = 'x-spec-token';

/**
 * Whether a request may read or change the spec: from this machine, to this server under a name of this machine, from a page of it, and,
 * to change anything, with the token that only such a page can have read. `undefined` where it may.
 */
export function refusal({ method, headers, remoteAddress, localAddress }: Asked, token: string): Refusal | undefined {
  if (![remoteAddress, localAddress].every(isLoopback))
    return forbidden("L'édition n'est possible que sur cette machine.");
  if (!isLocalName(headers.host)) return forbidden('Ce nom de serveur est refusé : ouvrez la page sur localhost.');
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  if (isForeign || (site !== undefined && site !== 'same-origin'))
    return forbidden("Cette demande vient d'un autre site.");
  if (method === 'GET') return undefined;
  if (method !== 'POST') return { status: 405, message: 'Seuls GET et POST sont admis.' };
  if (headers.origin === undefined) return forbidden('Cette demande ne dit pas de quel site elle vient.');
  if (!isToken(headers[tokenHeader], token)) return forbidden('Le serveur a redémarré : rechargez la page.');
  if (headers['content-type'] !== 'application/json') return { status: 415, message: 'Le corps doit être du JSON.' };
  if (Number(headers['content-length'] ?? 0) > mostBytes) return tooLarge;
  return undefined;
}

export const tooLarge: Refusal = { status: 413, message: 'Ce texte est trop long.' };

function forbidden(message: string): Refusal {
  return { status: 403, message };
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
}

/** Another name may be made to lead to this machine after a page of that name has been opened. */
function isLocalName(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host);
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
