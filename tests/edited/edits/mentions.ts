import { isMap, isNode, isScalar, isSeq, type Node, type YAMLSeq, visit } from 'yaml';
import type { SpecCopy } from '../spec-copy.ts';

/** A row as other files mention it. */
export interface Mentioned {
  readonly id: string;
  readonly path: string;
}

export interface Place {
  readonly list: YAMLSeq;
  readonly item: Node;
}

/**
 * The items of lists that are there for a row alone: its id, its address, or a mapping that names one of them at its own
 * level (`{ sector: finance, … }`, `{ ref: facts.finance-roi }`, an entry of a menu) or picks it alone (`links: { from: sectors, pick: [finance] }`). What stands in such an item is not
 * listed again.
 */
export function placesOf(spec: SpecCopy, files: readonly string[], row: Mentioned): Place[] {
  const places: Place[] = [];
  for (const file of files)
    visit(spec.document(file), {
      Seq: (_, list) => {
        for (const item of list.items) if (isNode(item) && isFor(item, row)) places.push({ list, item });
      },
      Map: (_, map) => (places.some(({ item }) => item === map) ? visit.SKIP : undefined),
    });
  return places;
}

function isFor(item: Node, { id, path }: Mentioned): boolean {
  const says = (value: unknown) =>
    isScalar(value) && (value.value === id || value.value === path || String(value.value).startsWith(`facts.${id}-`));
  const picks = (value: unknown) => {
    const pick = isMap(value) ? value.get('pick', true) : undefined;
    return isSeq(pick) && pick.items.length === 1 && says(pick.items[0]);
  };
  return says(item) || (isMap(item) && item.items.some(({ value }) => says(value) || picks(value)));
}

/** An id wherever it stands as a name, or at the head of one: `retail`, `/solutions/retail`, `facts.retail-roi`. */
function asName(id: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])${id}(?!\w)`, 'g');
}

/** Gives a row another id: in values, and in keys such as those of facts. */
export function withId(node: Node | null, from: string, to: string): void {
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string') scalar.value = scalar.value.replaceAll(asName(from), to);
    },
  });
}

/**
 * Turns a copied row into another one: its id, and texts of its own, as none may stand twice on the site: the words of the
 * model in another order, with what they refer to.
 */
export function asOther(node: Node | null, from: string, to: string, word: string): void {
  withId(node, from, to);
  visit(node, {
    Scalar: (key, scalar) => {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      const words = scalar.value.split(' ').filter((part) => /[\p{L}\d]/u.test(part));
      if (words.length < 3) return;
      const turned = words
        .toReversed()
        .map((part) => (part.includes('{') ? part : part.replaceAll(/[^\p{L}\d'-]/gu, '')));
      scalar.value = `${word} ${turned.join(' ')}.`;
    },
  });
}
