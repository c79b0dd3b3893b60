import type { Scalar} from 'yaml';
import { isAlias, isMap, isPair, isScalar, visit, type Document, type Node } from 'yaml';
import type { DocumentPath } from './json.ts';
import { characterTraps } from './lint/characters.ts';
import { scalarTrap } from './lint/scalars.ts';
import type { Fault } from './report.ts';

/** A trap found in the text: offsets of the marked part, and the path of the value it alters. */
export interface Trap extends Fault {
  start: number;
  end: number;
  path: DocumentPath;
}

/** Deepest nesting accepted. */
const maxDepth = 20;

/** Keys that would reach an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Finds what YAML would silently turn into something else. It works on the syntax tree and the text,
 * because parsing loses the evidence: once read, `01000` is 1000 and `#0055ff` is nothing.
 */
export function lint(text: string, document: Document.Parsed): Trap[] {
  const traps = characterTraps(text);
  const add = (node: Node, path: DocumentPath, fault: Fault) => {
    const [start, end] = node.range ?? [0, 1];
    traps.push({ ...fault, start, end: Math.max(end, start + 1), path });
  };
  visit(document, {
    Node(_, node, ancestors) {
      const path = pathOf(ancestors, node);
      if (path.length > maxDepth) {
        add(node, path, { code: 'lint/depth', message: `plus de ${maxDepth} niveaux sont imbriqués ici.`, remedy: 'Vérifiez le retrait des lignes précédentes.' });
        return visit.BREAK;
      }
      const fault = nodeTrap(node);
      if (fault !== undefined) add(node, path, fault);
      return undefined;
    },
    Pair(_, pair, ancestors) {
      const key = pair.key;
      if (!isScalar(key)) return;
      const path = [...pathOf(ancestors, pair), String(key.value)];
      const fault = keyTrap(key);
      if (fault !== undefined) add(key, path, fault);
    },
    Scalar(key, node, ancestors) {
      if (key === 'key') return;
      const fault = scalarTrap(node, text);
      if (fault !== undefined) add(node, pathOf(ancestors, node), fault);
    },
  });
  return traps;
}

function nodeTrap(node: unknown): Fault | undefined {
  const plain = 'Écrivez la valeur en entier.';
  if (isAlias(node)) return { code: 'lint/alias', message: `le renvoi « *${node.source} » n'est pas accepté.`, remedy: `${plain} Un texte qui commence par « * » se met entre guillemets.` };
  const { anchor, tag } = node as { anchor?: string; tag?: string };
  if (anchor !== undefined && anchor !== '') return { code: 'lint/anchor', message: `l'ancre « &${anchor} » n'est pas acceptée.`, remedy: `${plain} Un texte qui commence par « & » se met entre guillemets.` };
  const explicit = tag !== undefined && !['tag:yaml.org,2002:map', 'tag:yaml.org,2002:seq', 'tag:yaml.org,2002:str'].includes(tag);
  if (explicit) return { code: 'lint/tag', message: `l'étiquette « ${tag} » n'est pas acceptée.`, remedy: 'Un texte qui commence par « ! » se met entre guillemets.' };
  return undefined;
}

function keyTrap(key: Scalar): Fault | undefined {
  if (key.value === '<<') return { code: 'lint/merge-key', message: "la fusion « << » n'est pas acceptée.", remedy: 'Recopiez les lignes voulues.' };
  if (forbiddenKeys.has(String(key.value))) return { code: 'lint/forbidden-key', message: `« ${String(key.value)} » est un nom réservé.`, remedy: 'Choisissez une autre clé.' };
  if (typeof key.value !== 'string') return { code: 'lint/key-type', message: `la clé « ${key.source ?? String(key.value)} » n'est pas un texte.`, remedy: `Mettez-la entre guillemets : "${key.source ?? ''}".` };
  return undefined;
}

/** Keys and indexes that lead to `node`, from the ancestors that `visit` gives. */
function pathOf(ancestors: readonly unknown[], node: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  const chain = [...ancestors, node];
  for (const [index, ancestor] of chain.entries()) {
    const child = chain[index + 1];
    if (isPair(ancestor) && child !== undefined) path.push(isScalar(ancestor.key) ? String(ancestor.key.value) : '?');
    else if (!isMap(ancestor) && isCollection(ancestor) && child !== undefined) path.push(ancestor.items.indexOf(child));
  }
  return path;
}

function isCollection(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items);
}
