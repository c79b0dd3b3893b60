/** What a code of Node says of a connection, as the end of a French sentence. */
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

/** Why no answer came. @param error what `fetch` threw */
export function networkFault(error: unknown, { host }: URL, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `${host} : pas de réponse en ${Math.ceil(timeoutMs / 1000)} s. C'est aussi le délai des visiteurs (« timeoutMs »).`;
  const code = codeOf(error);
  const fault =
    faults[code] ?? (/SSL|TLS|EPROTO/.test(code) ? 'la connexion TLS échoue' : "la connexion n'aboutit pas");
  return `${host} : ${fault}${code === '' ? '' : ` (${code})`}.`;
}

function codeOf(error: unknown): string {
  const { cause, code } = (error ?? {}) as { cause?: unknown; code?: unknown };
  if (typeof code === 'string') return code;
  // Several addresses of one name: each has its fault.
  const [first] = ((error ?? {}) as { errors?: unknown[] }).errors ?? [];
  return cause === undefined && first === undefined ? '' : codeOf(first ?? cause);
}
