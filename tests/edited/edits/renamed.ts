import { visit, type Node } from 'yaml';

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
