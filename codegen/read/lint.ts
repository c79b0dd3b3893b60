import type { TextFault } from './source.ts';
import { type Fault, faultOf } from '../base/findings/finding.ts';
import { isAlias, isCollection, isMap, isNode, isPair, isSeq, isScalar, visit } from 'yaml';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import { characterFaults } from './lint/characters.ts';
import { keyFault, nameOf, repeatedKeys } from './lint/keys.ts';
import { quoteRemedy, scalarFault } from './lint/scalars.ts';

/** Deepest nesting accepted. */
const maxDepth = 20;

/** The most faults reported of one file: more come from one cause, and the path of each costs a search. */
export const maxFaults = 500;

/**
 * Finds what YAML would silently turn into something else. It works on the syntax tree and the text,
 * because parsing loses the evidence: once read, `01000` is 1000 and `#0055ff` is nothing.
 */
export function lint(text: string, document: Document.Parsed): TextFault[] {
  const faults = [...characterFaults(text), ...directives(text), ...mergeMarks(text)].slice(0, maxFaults);
  // Paths are worked out for faults only: on a long list each costs a search.
  const add = (node: Node, fault: Fault | undefined, ancestors: readonly unknown[], key?: string) => {
    if (fault === undefined) return;
    const path = [...pathOf(ancestors, node), ...(key === undefined ? [] : [key])];
    faults.push({ ...fault, ...markOf(node), path });
  };
  visit(document, {
    Node(role, node, ancestors) {
      if (faults.length >= maxFaults) return visit.BREAK;
      if (ancestors.filter((ancestor) => isCollection(ancestor)).length > maxDepth) {
        const message = `plus de ${maxDepth} niveaux sont imbriqués ici.`;
        add(node, faultOf('lint/depth', message, 'Vérifiez le retrait des lignes précédentes.'), ancestors);
        return visit.BREAK;
      }
      const property = nodeFault(node);
      if (property !== undefined)
        faults.push({ ...property, ...propertyMark(node, text), path: pathOf(ancestors, node) });
      if (isMap(node))
        for (const { pair, fault } of repeatedKeys(node, text))
          add(pair.key, fault, [...ancestors, node], nameOf(pair));
      if (isScalar(node) && role !== 'key') add(node, scalarFault(node, text), ancestors);
      const reference = isMap(node) ? (unquotedReference(node, text) ?? brokenReference(node)) : undefined;
      if (reference !== undefined) add(node, reference, ancestors);
      if (role === 'value') add(node, unquotedBrackets(node, text), ancestors);
      const comma = isMap(node) ? unquotedComma(node, text) : undefined;
      if (comma !== undefined) faults.push({ ...comma, path: [...pathOf(ancestors, node), ...(comma.path ?? [])] });
      return reference === undefined && comma === undefined ? undefined : visit.SKIP;
    },
    Pair(_, pair, ancestors) {
      const { key } = pair;
      if (isNode(key)) add(key, keyFault(key), [...ancestors, pair].slice(0, -1), nameOf(pair));
    },
  });
  return faults.length < maxFaults ? faults : [...faults, tooMany(faults)];
}

/** The fault that marks where the reading stops: the faults found are not all. */
function tooMany(faults: readonly TextFault[]): TextFault {
  const start = Math.max(...faults.map((fault) => fault.start)) + 1;
  const message = `la lecture du fichier s'arrête ici, après ${maxFaults} erreurs.`;
  const remedy = 'Corrigez les premières : une même cause en explique souvent beaucoup. Puis relancez la vérification.';
  return { code: 'lint/too-many', message, remedy, start, end: start + 1 };
}

const bending = new Set(
  [
    'alias',
    'anchor',
    'control-character',
    'depth',
    'directive',
    'line-end',
    'merge-conflict',
    'missing-colon',
    'no-break-colon',
    'no-break-indent',
    'tag',
    'unquoted-reference',
    'wide-space',
    'zero-width',
  ].map((name) => `lint/${name}`),
);

/** TextFaults that change how the following lines are read: a syntax error further on may be their doing. */
export function bendsSyntax({ code }: Fault): boolean {
  return bending.has(code);
}

function nodeFault(node: Node): Fault | undefined {
  const plain = 'Écrivez la valeur en entier.';
  if (isAlias(node)) {
    const message = `le renvoi « *${node.source} » n'est pas accepté.`;
    return faultOf('lint/alias', message, `${plain} Un texte qui commence par « * » se met entre guillemets.`);
  }
  const { anchor, tag } = node;
  if (anchor !== undefined && anchor !== '') {
    const message = `l'ancre « &${anchor} » n'est pas acceptée.`;
    return faultOf('lint/anchor', message, `${plain} Un texte qui commence par « & » se met entre guillemets.`);
  }
  if (tag === undefined) return undefined;
  const written = tag.replace('tag:yaml.org,2002:', '!!');
  const message = `l'étiquette « ${written} » n'est pas acceptée.`;
  return faultOf('lint/tag', message, 'Un texte qui commence par « ! » se met entre guillemets.');
}

/** `heading: {row.name}` is a mapping to YAML, with one empty key. */
function unquotedReference(node: YAMLMap, text: string): Fault | undefined {
  const [pair] = node.items;
  if (
    node.flow !== true ||
    node.items.length !== 1 ||
    !isScalar(pair?.key) ||
    (isScalar(pair.value) && pair.value.value !== null)
  )
    return undefined;
  const reference = String(pair.key.value);
  const [, sign, whole] = /^ref(:|\s+)(\S+)$/u.exec(reference) ?? [];
  if (whole !== undefined) {
    const message = sign === ':' ? 'il manque une espace après « ref: ».' : 'il manque « : » après « ref ».';
    return faultOf('lint/unquoted-reference', message, `Écrivez « { ref: ${whole} } ».`);
  }
  if (!/^[a-z][a-z-]*(\.[\w-]+)+$/u.test(reference)) return undefined;
  const start = node.range?.[0] ?? 0;
  const lineEnd = text.indexOf('\n', start);
  const value = text.slice(start, lineEnd === -1 ? undefined : lineEnd).trimEnd();
  const message = `sans guillemets, « {${reference}} » n'est pas lu comme une référence.`;
  return faultOf('lint/unquoted-reference', message, `Mettez tout le texte entre guillemets : "${value}".`);
}

/** `{ reff: facts.roi }`, `{ ref: [facts.roi] }` and `{ ref: "{facts.roi}" }`. */
function brokenReference({ items }: YAMLMap): Fault | undefined {
  const [pair, ...others] = items;
  if (!isScalar(pair?.key) || others.length > 0) return undefined;
  const key = String(pair.key.value);
  const value = isSeq(pair.value) && pair.value.items.length === 1 ? pair.value.items[0] : pair.value;
  const written = isScalar(value) && typeof value.value === 'string' ? value.value : '';
  const name = /^\{?([a-z][\w-]*(?:\.[\w-]+)*)\}?$/u.exec(written)?.[1];
  const isMeant =
    key === 'ref'
      ? name === undefined || value !== pair.value || name !== written
      : /^(?:Ref|REF|reff|rf|fer|réf)$/u.test(key);
  if (!isMeant || (key !== 'ref' && name?.includes('.') !== true)) return undefined;
  const message = `« ${key}: ${written || '…'} » n'est pas une référence.`;
  return { code: 'lint/reference', message, remedy: `Écrivez « { ref: ${name ?? 'facts.nom'} } ».` };
}

/** `heading: [à compléter : titre]` is a list to YAML. */
function unquotedBrackets(node: Node, text: string): Fault | undefined {
  const value = isSeq(node) && node.flow === true ? text.slice(node.range?.[0], node.range?.[1]) : '';
  if (!/^\[à compléter\b/iu.test(value)) return undefined;
  const message = 'sans guillemets, ces crochets annoncent une liste.';
  return faultOf('lint/unquoted-brackets', message, quoteRemedy(value));
}

/** « monday, friday »: ids, and not the words of a text. */
const isWordList = /^[a-z][\w-]*(?:, [a-z][\w-]*)+$/u;

/** `{ label: tarif, 2026 }` has a key « 2026 » without a value, and `{ value: 12,5 }` a key « 5 ». */
function unquotedComma({ items, flow }: YAMLMap, text: string): TextFault | undefined {
  const isBare = ({ key, value }: Pair) => value === null && isScalar(key);
  const at = items.findIndex((pair, index) => index > 0 && isBare(pair));
  const end = items.findIndex((pair, index) => index > at && !isBare(pair));
  const [before, last] = [items[at - 1], items.at(end === -1 ? -1 : end - 1)];
  if (flow !== true || at === -1 || !isScalar(before?.value) || before.value.type !== 'PLAIN') return undefined;
  const range = { start: before.value.range?.[0] ?? 0, end: (last?.key as Node | undefined)?.range?.[1] ?? 0 };
  const typed = text.slice(range.start, range.end);
  const path = [nameOf(before)];
  const message = `entre accolades, la virgule de « ${typed} » annonce une autre clé.`;
  const remedy = /^-?\d+,\d+$/.test(typed)
    ? `Un nombre s'écrit ici avec un point : ${typed.replace(',', '.')}.`
    : quoteRemedy(typed, 'Mettez-le').replace(
        /\.$/u,
        isWordList.test(typed) ? ` ; une liste, entre crochets : [${typed}].` : '.',
      );
  return { code: 'lint/unquoted-comma', message, remedy, ...range, path };
}

function directives(text: string): TextFault[] {
  return [...text.matchAll(/^%.*$/gmu)].map((match) => {
    const message = 'une ligne qui commence par « % » change la façon de lire le fichier.';
    const fault = faultOf('lint/directive', message, 'Supprimez-la, ou mettez le texte entre guillemets.');
    return { ...fault, start: match.index, end: match.index + match[0].length };
  });
}

/** What a merge leaves where two people changed the same lines; one finding for all of a file. */
function mergeMarks(text: string): TextFault[] {
  const mark = /^<{7} .*$/mu.exec(text) ?? /^(?:={7}|>{7} .*)$/mu.exec(text);
  if (mark === null) return [];
  const message = 'deux versions de ce passage se suivent : une fusion est restée inachevée.';
  const remedy = 'Gardez une des deux versions, et supprimez les lignes « <<<<<<< », « ======= » et « >>>>>>> ».';
  return [{ code: 'lint/merge-conflict', message, remedy, start: mark.index, end: mark.index + mark[0].length }];
}

/** A tag or an anchor stands before its value, and is not part of the value's range. */
function propertyMark(node: Node, text: string): { start: number; end: number } {
  const { start, end } = markOf(node);
  if (isAlias(node)) return { start, end };
  const sign = node.anchor === undefined ? '!' : '&';
  const before = text.lastIndexOf(sign, start);
  const mark = new RegExp(`${sign}+[^\\s,\\[\\]{}]*`, 'uy');
  mark.lastIndex = sign === '!' && text.charAt(before - 1) === '!' ? before - 1 : before;
  const written = before === -1 ? null : mark.exec(text);
  return written === null ? { start, end } : { start: written.index, end: written.index + written[0].length };
}

function markOf(node: Node): { start: number; end: number } {
  const [start, end] = node.range ?? [0, 1];
  return { start, end: Math.max(end, start + 1) };
}

/** Keys and indexes that lead to `node`, from the ancestors that `visit` gives. */
function pathOf(ancestors: readonly unknown[], node: unknown): (string | number)[] {
  const chain = [...ancestors, node];
  return chain.flatMap<string | number>((ancestor, index) => {
    const child = chain[index + 1];
    if (child === undefined) return [];
    if (isPair(ancestor)) return [nameOf(ancestor)];
    return isCollection(ancestor) && !isMap(ancestor) ? [ancestor.items.indexOf(child)] : [];
  });
}
