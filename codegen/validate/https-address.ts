/** A server's name, as policies and servers' files have it: no sign in it may have a meaning of its own there. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostForm = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);

/** RFC 3986's characters, escapes included, without those that shells, servers and policies read as their own: `$ ; , ' * " \ { }`. */
const tailForm = /^(?:[A-Za-z0-9._~!&()+=:@/?-]|%[0-9a-fA-F]{2})*$/;

export interface AddressParts {
  readonly port: boolean;
  readonly path: boolean;
}

/**
 * Why a text is no `https://` address that can stand in a policy, a header and a server's file; undefined when it is one.
 * @returns the end of a French sentence, without a capital and a full stop
 */
export function addressFault(text: string, { port: mayHavePort, path: mayHavePath }: AddressParts): string | undefined {
  const [, authority = '', tail = ''] = /^https:\/\/([^/?#]*)(.*)$/su.exec(text) ?? [];
  if (authority === '') return 'elle commence par « https:// », suivi du nom du serveur';
  if (authority.includes('@'))
    return 'elle contient un nom ou un mot de passe (avant « @ »), que tous les visiteurs liraient';
  const [host = '', port, ...rest] = authority.split(':');
  if (port !== undefined && !mayHavePort) return 'elle ne nomme pas de port';
  if (port !== undefined && (rest.length > 0 || !/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535))
    return `le port « ${[port, ...rest].join(':')} » n'existe pas : il va de 1 à 65535`;
  if (!hostForm.test(host))
    return `« ${host} » n'est pas un nom de serveur (minuscules sans accent, chiffres, tirets et points)`;
  // Such as 0x7f.1, which browsers read as another one.
  if (!URL.canParse(text) || new URL(text).hostname !== host) return `« ${host} » n'est pas un nom de serveur`;
  if (!mayHavePath && tail !== '') return `elle s'arrête après le nom du serveur, sans « ${tail} »`;
  if (tailForm.test(tail)) return undefined;
  const sign = [...tail].find((character) => !tailForm.test(character) && character !== '%') ?? '%';
  return sign === '%'
    ? 'un « % » y est suivi de deux chiffres hexadécimaux'
    : `le signe « ${sign} » ne peut pas y figurer`;
}

/** Why a text is neither an address of the site (`/api/demandes`) nor an `https://` one to send forms to; undefined when it is. */
export function deliveryFault(text: string): string | undefined {
  if (text.startsWith('https:')) return addressFault(text, { port: true, path: true });
  if (mailIn(text) !== undefined) return "une adresse e-mail n'est pas une adresse où un formulaire s'envoie";
  if (/^http:/i.test(text)) return 'elle commence par « https:// », pour que rien ne voyage en clair';
  if (!text.startsWith('/')) return 'une adresse du site commence par « / », toute autre par « https:// »';
  if (text.startsWith('//')) return 'une adresse du site commence par un seul « / »';
  return /^(?:\/[A-Za-z0-9._~-]+)*\/?$/.test(text)
    ? undefined
    : "une adresse du site s'écrit en lettres sans accent, chiffres, points et tirets";
}

/** Why a text is neither a script of the site (`/chat/module.js`) nor the `https://` address of one; undefined when it is. */
export function scriptFault(text: string): string | undefined {
  if (!text.startsWith('/')) return addressFault(text, { port: true, path: true });
  return /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.m?js$/.test(text)
    ? undefined
    : "un fichier du site s'écrit en lettres sans accent, chiffres, points et tirets, et finit par « .js » ou « .mjs »";
}

function mailIn(text: string): string | undefined {
  return text.startsWith('/') ? undefined : /[^\s@:<]+@[^\s@>]+\.\p{L}{2,}/u.exec(text)?.[0];
}

/** What can send forms to the e-mail address that stands where they are sent: none of it is written by changing a few letters. */
export function deliveryChoices(text: string): string | undefined {
  const mail = mailIn(text);
  if (mail === undefined) return undefined;
  const ways = `le récepteur du projet, qui garde les demandes sur votre serveur et vous les envoie ; ou un service, comme FormSubmit (« https://formsubmit.co/ajax/${mail} »)`;
  return `Pour recevoir les demandes par e-mail : ${ways}. Chacun a son mode d'emploi dans spec/README.md, « Recevoir les demandes ». Avec « none », rien n'est transmis.`;
}
