import { readAnswer } from '../../../src/shared/read-answer.ts';

/** The outcome of a test: a French sentence, and whether requests of visitors would count as arrived. */
interface DeliveryOutcome {
  readonly arrives: boolean;
  /** Whether the receiver recognised the test: the owner has nothing to look up. */
  readonly isKnown?: boolean;
  readonly text: string;
}

const moved = new Set([301, 307, 308]);

const arrived = (text: string): DeliveryOutcome => ({ arrives: true, text });
const lost = (text: string): DeliveryOutcome => ({ arrives: false, text });

/**
 * Sends a request as a page of the site does, and returns the outcome in a visitor's browser. Never rejects.
 * @param origin of the site: `https://www.example.fr`
 */
export async function tryDelivery(
  address: string,
  origin: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<DeliveryOutcome> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json', origin },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return lost(networkFault(error, new URL(address), timeoutMs));
  }
  return redirected(response, address) ?? unreadable(response, address, origin) ?? (await answered(response));
}

/** A redirection is how a service thanks; one that only leads to another address of the receiver loses the request. */
function redirected({ status, headers }: Response, address: string): DeliveryOutcome | undefined {
  if (status < 300 || status >= 400) return undefined;
  const location = headers.get('location') ?? '';
  const to = URL.canParse(location, address) ? new URL(location, address).href : location;
  return moved.has(status)
    ? lost(
        `l'adresse redirige vers ${to} (${status}), que les formulaires ne suivent pas : la demande se perd. Écrivez cette adresse dans « delivery ».`,
      )
    : arrived(
        `le service répond par une redirection vers ${to} (${status}) : le site la tient pour une acceptation. Vérifiez que la demande d'essai est arrivée.`,
      );
}

/** An answer that a browser hides from a page of another origin. */
function unreadable({ status, headers }: Response, address: string, origin: string): DeliveryOutcome | undefined {
  if (new URL(address).origin === origin) return undefined;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return undefined;
  const got =
    allowed === null
      ? "l'en-tête Access-Control-Allow-Origin manque"
      : `Access-Control-Allow-Origin vaut « ${allowed} »`;
  return lost(
    `le service répond (${status}), mais le navigateur cachera la réponse au site : ${got}. Il doit valoir « ${origin} » ou « * » (CORS) ; sinon la demande arrive et le visiteur lit qu'elle a échoué.`,
  );
}

async function answered(response: Response): Promise<DeliveryOutcome> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const body = await response
    .clone()
    .text()
    .catch(() => '');
  const outcome = await readAnswer(response, Date.now());
  if (outcome !== undefined)
    return lost(`${refusalText(status)}${outcome.reason === undefined ? '' : ` Motif : ${outcome.reason}`}`);
  if (type.includes('json') && /"test"\s*:\s*true/.test(body))
    return { ...arrived(`le récepteur a reconnu l'essai (${status}) : rien n'est gardé ni envoyé.`), isKnown: true };
  const seen = type.includes('html')
    ? ` par une page web (${type}), qui peut être du site ou de l'hébergeur et ne rien garder`
    : '';
  return arrived(
    `le service accepte (${status})${seen}. Vérifiez que la demande d'essai est arrivée, puis effacez-la.`,
  );
}

function refusalText(status: number): string {
  if (status === 404 || status === 410)
    return `le serveur ne connaît pas cette adresse (${status}). Vérifiez « delivery ».`;
  if (status === 405 || status === 501)
    return `cette adresse ne prend pas de formulaire (${status}). Vérifiez « delivery », ou la place du récepteur dans la configuration du serveur (docs/servers.md).`;
  if (status === 401 || status === 403)
    return `le service refuse le site (${status}) : clé d'accès ou domaine autorisé à vérifier.`;
  if (status === 429) return 'le service reçoit trop de demandes (429) : réessayez plus tard.';
  if (status === 502 || status === 503 || status === 504)
    return `le récepteur ne répond pas ou ne peut rien enregistrer (${status}).`;
  return status >= 500
    ? `le service a une erreur (${status}) : son journal dit laquelle.`
    : `le service refuse la demande (${status}).`;
}

/** The meaning of Node's error codes of connections, as the end of a French sentence. */
const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: "ce nom n'existe pas (DNS). Vérifiez l'adresse, ou déclarez le nom",
  EAI_AGAIN: 'ce nom ne se résout pas en ce moment (DNS). Vérifiez la connexion de cette machine',
  ECONNREFUSED: "rien n'écoute à cette adresse : le service est arrêté, ou le port n'est pas le bon",
  EHOSTUNREACH: 'ce serveur est hors de portée',
  ENETUNREACH: 'ce serveur est hors de portée',
  ETIMEDOUT: "le serveur ne répond pas : pare-feu, ou adresse d'une machine éteinte",
  UND_ERR_CONNECT_TIMEOUT: "le serveur ne répond pas : pare-feu, ou adresse d'une machine éteinte",
  ECONNRESET: 'la connexion est coupée par le serveur',
  UND_ERR_SOCKET: 'la connexion est coupée par le serveur',
  CERT_HAS_EXPIRED: 'le certificat TLS a expiré : renouvelez-le',
  CERT_NOT_YET_VALID: "le certificat TLS n'est pas encore valable : vérifiez l'heure du serveur",
  DEPTH_ZERO_SELF_SIGNED_CERT: 'le certificat TLS est auto-signé : les navigateurs le refusent',
  SELF_SIGNED_CERT_IN_CHAIN: "le certificat TLS vient d'une autorité privée : les navigateurs le refusent",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'il manque au serveur les certificats intermédiaires (TLS)',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'il manque au serveur les certificats intermédiaires (TLS)',
  ERR_TLS_CERT_ALTNAME_INVALID: "le certificat TLS est celui d'un autre nom",
};

/** The reason why no answer came. @param error the exception of `fetch` */
export function networkFault(error: unknown, { host }: URL, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `${host} : pas de réponse en ${Math.ceil(timeoutMs / 1000)} s. C'est aussi le délai des visiteurs (« timeoutMs »).`;
  const code = codeOf(error);
  const fault =
    faults[code] ?? (/SSL|TLS|EPROTO/.test(code) ? 'la connexion TLS échoue' : "la connexion n'aboutit pas");
  return `${host} : ${fault}${code === '' ? '' : ` (${code})`}.`;
}

function codeOf(error: unknown): string {
  const { cause, code, errors = [] } = (error ?? {}) as { cause?: unknown; code?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  // Several addresses of one name: each has its fault.
  const inner = errors[0] ?? cause;
  return inner === undefined ? '' : codeOf(inner);
}
