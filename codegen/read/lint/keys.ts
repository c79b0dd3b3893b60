import { type Fault, faultOf } from '../../base/findings/finding.ts';
import { quoted } from '../../base/french.ts';
import { isScalar, type Node, type Pair, type YAMLMap } from 'yaml';

/** Keys that would reach an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

export function keyFault(key: Node): Fault | undefined {
  if (!isScalar(key)) {
    const message = 'une liste ou un groupe sert de clé.';
    return faultOf('lint/key-type', message, 'Écrivez une clé simple, sans « ? », crochets ni accolades.');
  }
  const { value, source = '' } = key;
  if (value === '<<')
    return faultOf('lint/merge-key', "la fusion « << » n'est pas acceptée.", 'Recopiez les lignes voulues.');
  if (forbidden.has(String(value)))
    return faultOf('lint/forbidden-key', `« ${String(value)} » est un nom réservé.`, 'Choisissez une autre clé.');
  if (source === '' && value === null) {
    const message = 'il manque une clé ici.';
    return faultOf('lint/key-empty', message, 'Écrivez un nom devant « : », ou corrigez le retrait de cette ligne.');
  }
  // `lines { ref: row.items }`, `{ by:"Cabinet" }`
  const [, name, colon, rest] = /^([a-z][\w-]*)(?: +(?=[[{])|(:)(?=[^\s/]))(.+)$/iu.exec(source) ?? [];
  if (name !== undefined) {
    const [code, lacks] =
      colon === undefined
        ? ['lint/missing-colon', `« : » après « ${name} »`]
        : ['lint/missing-space', `une espace après « ${name}: »`];
    return faultOf(code, `il manque ${lacks}.`, `Écrivez « ${name}: ${rest} ».`);
  }
  if (typeof value !== 'string') {
    const message = `la clé « ${source} » est lue comme un nombre ou un choix, pas comme un nom.`;
    return faultOf('lint/key-type', message, `Mettez-la entre guillemets : "${source}".`);
  }
  return undefined;
}

/** Keys that stand twice in one mapping. The parser's own check compares each key with all others: 40 s for 60,000 keys. */
export function repeatedKeys(map: YAMLMap, text: string): { pair: Pair<Node>; fault: Fault }[] {
  const lines = new Map<string, number>();
  const repeated = map.items.flatMap((pair) => {
    if (!isScalar(pair.key) || pair.key.value === null) return [];
    const name = String(pair.key.value);
    const first = lines.get(name);
    const offset = pair.key.range?.[0] ?? 0;
    if (first === undefined) {
      lines.set(name, offset);
      return [];
    }
    const line = text.slice(0, first).split('\n').length;
    const said = `la clé « ${name} » figure déjà ligne ${line}`;
    const fault = faultOf('lint/duplicate-key', `${said}.`, 'Gardez une seule des deux.');
    return [{ name, said, pair: pair as Pair<Node>, fault }];
  });
  // A row without its dash, or without its first line, is read as more keys of the one above.
  const first = repeated.find(({ name }) => name === 'id') ?? repeated[0];
  if (first === undefined || repeated.length === 1) return repeated;
  const rest = repeated.filter((other) => other !== first).map(({ name }) => name);
  const message = `${first.said}, et ${quoted(rest)} de même.`;
  const [begin] = map.items;
  const isBegin = first.name === 'id' || (begin !== undefined && nameOf(begin) === first.name);
  const dash = isBegin ? `mettez « - » devant « ${first.name} »` : 'il lui manque « - » et sa première clé';
  const remedy = `Si une ligne de la liste commence ici, ${dash}. Sinon, gardez une seule fois chaque clé.`;
  return [{ ...first, fault: { ...first.fault, message, remedy } }];
}

export function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value ?? '') : '?';
}
