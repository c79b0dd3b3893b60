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

/** Turns a copied row into another one: its id, and a word of its own in each text, as none may stand twice on the site. */
export function asOther(node: Node | null, from: string, to: string, word: string): void {
  withId(node, from, to);
  visit(node, {
    Scalar: (key, scalar) => {
      if (key === 'key' || typeof scalar.value !== 'string' || scalar.value.split(' ').length < 3) return;
      const [, body = '', end = ''] = /^(.*?)([.?]?)$/s.exec(scalar.value) ?? [];
      scalar.value = `${body} (${word})${end}`;
    },
  });
}
