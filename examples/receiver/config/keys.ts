/** What a key of `receiver.yaml` holds once it is read. */
export type Value = string | number | boolean | string[] | Record<string, string[]>;

type Read = { readonly value: Value } | { readonly fault: string };

interface Key {
  readonly required?: boolean;
  /** The value as it is used, or the end of a French sentence that says what it should be. */
  readonly read: (value: unknown) => Read;
}

/** One address and nothing beside it: mail programs read a list or a group in the other marks. */
const address = /^[^\s\p{C}<>@,;:"()[\]\\]+@[^\s\p{C}<>@,;:"()[\]\\]+$/u;
const addressExample = 'une adresse, par exemple equipe@example.fr';

/** Every key of `receiver.yaml`, by its path. */
export const keys: Readonly<Record<string, Key>> = {
  site: { required: true, read: text('le chemin de forms.json') },
  database: { read: text('le chemin du fichier SQLite') },
  texts: { read: text('un dossier') },
  'listen.host': { read: text('une adresse, par exemple 127.0.0.1') },
  'listen.port': { read: whole(0, 65_535) },
  path: { read: matching(/^(?:\/[A-Za-z0-9._~-]+)+$/, 'un chemin du site, par exemple /demandes') },
  publicUrl: {
    read: matching(
      /^https?:\/\/[^\s?#]+[^\s?#/]$/,
      'une adresse sans « / » final, par exemple https://www.example.fr/demandes',
    ),
  },
  origins: {
    read: list(/^https?:\/\/[^\s/]+$/, 'une origine, par exemple https://example.fr, sans rien après le nom'),
  },
  behindProxy: { read: yesOrNo },
  'mail.from': {
    required: true,
    read: matching(
      new RegExp(`^[^<>\\r\\n]*<${address.source.slice(1, -1)}>$|${address.source}`, 'u'),
      'une adresse, par exemple « Mon site <demandes@example.fr> »',
    ),
  },
  'mail.to': { required: true, read: list(address, addressExample) },
  'mail.toByForm': { read: listsByName },
  'mail.acknowledge': { read: yesOrNo },
  'mail.folder': { read: text('un dossier') },
  'mail.smtp.host': { read: text('le nom du serveur de courrier') },
  'mail.smtp.port': { read: whole(1, 65_535) },
  'mail.smtp.requireTls': { read: yesOrNo },
  'mail.smtp.user': { read: text('le nom du compte') },
  'mail.smtp.password': { read: text('le mot de passe du compte, entre guillemets') },
  'limits.requests': { read: whole(1, 1_000_000) },
  'limits.minutes': { read: whole(1, 1440) },
  'limits.bodyKb': { read: whole(8, 10_240) },
};

/** What may have been meant by a key that does not exist: a key of the same name elsewhere, or of the same beginning. */
export function meantKey(path: string): string {
  const name = path.split('.').at(-1)?.toLowerCase() ?? '';
  const meant = Object.keys(keys).find((key) => {
    const other = key.split('.').at(-1)?.toLowerCase() ?? '';
    return other === name || (name.length > 2 && (other.startsWith(name) || name.startsWith(other)));
  });
  return meant === undefined ? ' Voyez receiver.example.yaml.' : ` Vouliez-vous dire « ${meant} » ?`;
}

function text(expected: string): Key['read'] {
  return (value) => (typeof value === 'string' && value.trim() !== '' ? { value } : { fault: `il faut ${expected}.` });
}

function matching(pattern: RegExp, expected: string): Key['read'] {
  return (value) => (typeof value === 'string' && pattern.test(value) ? { value } : { fault: `il faut ${expected}.` });
}

function whole(least: number, most: number): Key['read'] {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? { value }
      : { fault: `il faut un nombre entier, de ${least} à ${most}.` };
}

function yesOrNo(value: unknown): Read {
  return typeof value === 'boolean' ? { value } : { fault: 'il faut true ou false.' };
}

/** One text, or a list of them. */
function list(pattern: RegExp, expected: string): Key['read'] {
  return (value) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.length > 0 && items.every((item) => typeof item === 'string' && pattern.test(item))
      ? { value: items as string[] }
      : { fault: `il faut ${expected}, ou une liste.` };
  };
}

function listsByName(value: unknown): Read {
  const expected = {
    fault: 'il faut, par formulaire, une adresse ou une liste : { demo: demonstrations@example.fr }.',
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return expected;
  const read = Object.entries(value).map(([name, addresses]) => [name, list(address, '')(addresses)] as const);
  return read.some(([, result]) => 'fault' in result)
    ? expected
    : {
        value: Object.fromEntries(
          read.map(([name, result]) => [name, 'value' in result ? (result.value as string[]) : []]),
        ),
      };
}
