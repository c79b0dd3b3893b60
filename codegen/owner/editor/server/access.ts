import type { IncomingMessage } from 'node:http';

export const mostBytes = 64_000;

/** The same of a request: edits may hold a picture, whose bytes are written as text. */
export function mostBytesOf({ url = '' }: { url?: string | undefined }): number {
  return /\/(?:check|save)$/.test(url) ? 8_000_000 : mostBytes;
}

/** Who may edit, where it is not whoever sits at this machine: the header in which a proxy of this machine names its user, and the host name under which it serves the pages. */
export interface Access {
  readonly userHeader?: string | undefined;
  readonly host?: string | undefined;
}

/** The access that the environment of the dev server sets. */
export function accessOf({ EDIT_USER_HEADER: header, EDIT_HOST: host }: NodeJS.ProcessEnv): Access {
  // An empty variable is none.
  return { userHeader: header?.toLowerCase() || undefined, host: host?.toLowerCase() || undefined };
}

export function userOf({ headers }: Pick<IncomingMessage, 'headers'>, { userHeader }: Access): string | undefined {
  const user = userHeader === undefined ? undefined : headers[userHeader];
  return typeof user === 'string' && user !== '' ? user.replaceAll(/[<>\p{Cc}]/gu, '') : undefined;
}

/** The properties of a request that decide whether it is allowed. */
export type RequestOrigin = Pick<IncomingMessage, 'method' | 'headers' | 'url'> & {
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
};

export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/**
 * Whether a request may read or change the spec: from someone who may edit, and from a page of this server, which the browser names where
 * anything is changed. `undefined` where it may.
 */
export function refusal(request: RequestOrigin, access: Access = {}): Refusal | undefined {
  const { method, headers } = request;
  const denied = accessRefusal(request, access);
  if (denied !== undefined) return denied;
  const site = headers['sec-fetch-site'];
  if (isForeign(headers) || (site !== undefined && site !== 'same-origin'))
    return forbidden("Cette demande vient d'un autre site.");
  if (method === 'GET') return undefined;
  if (method !== 'POST') return { status: 405, message: 'Seuls GET et POST sont admis.' };
  if (headers.origin === undefined) return forbidden('Cette demande ne dit pas de quel site elle vient.');
  if (headers['content-type'] !== 'application/json') return { status: 415, message: 'Le corps doit être du JSON.' };
  if (Number(headers['content-length'] ?? 0) > mostBytesOf(request)) return tooLarge;
  return undefined;
}

export const tooLarge: Refusal = {
  status: 413,
  message: "C'est trop lourd : une image pèse 5 Mo au plus (réduisez-la à 2 400 pixels de large), un texte bien moins.",
};

function accessRefusal(request: RequestOrigin, access: Access): Refusal | undefined {
  const { headers, socket } = request;
  const isHere = [socket.remoteAddress, socket.localAddress].every(isLoopback);
  if (access.userHeader !== undefined) {
    if (!isHere || userOf(request, access) === undefined)
      return { status: 401, message: 'Connectez-vous : ce serveur ne sait pas qui vous êtes.' };
  } else if (!isHere || Object.keys(headers).some((name) => /^(?:x-)?forwarded\b/.test(name)))
    return forbidden("L'édition n'est possible que sur cette machine.");
  // A page of another name that was made to lead to this machine can send any header but this one.
  return ['localhost', '127.0.0.1', '[::1]'].includes(nameIn(headers.host)) ||
    (access.host !== undefined && nameIn(headers.host) === access.host)
    ? undefined
    : forbidden('Ce nom de serveur est refusé : ouvrez la page sur localhost, ou nommez-le par EDIT_HOST.');
}

/** A proxy may serve the page by https. */
function isForeign({ origin, host }: IncomingMessage['headers']): boolean {
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

function forbidden(message: string): Refusal {
  return { status: 403, message };
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
}

function nameIn(host = ''): string {
  return host.toLowerCase().replace(/:\d{1,5}$/, '');
}
