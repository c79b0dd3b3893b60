import { isScalar, Scalar, type Document } from 'yaml';
import { lint, textTraps } from '../../load/read/lint.ts';
import { parseTree } from '../../load/read/parse-tree.ts';

/** Where a text without quotes stands: a value, an item or a key, in a collection by lines or in brackets. */
export interface PlainPlace {
  readonly isKey: boolean;
  readonly isFlow: boolean;
}

/** Does a text mean itself when it is written without quotes? */
export function isPlain(value: string, { isKey, isFlow }: PlainPlace): boolean {
  if (!/^\S(?:[^\r\n]*\S)?$/u.test(value)) return false;
  if (isKey) return [isFlow ? `{ ${value}: x }` : `${value}: x`].every((text) => meansItself(text, value));
  const samples = isFlow ? [`{ k: ${value} }`, `[${value}]`] : [`k: ${value}`, `- ${value}`];
  return samples.every((text) => meansItself(text, value));
}

/** Is `value` a text of this sample, without quotes and without what the check of the spec refuses? */
function meansItself(sample: string, value: string): boolean {
  const text = `${sample}\n`;
  const tree = parseTree(text);
  if (tree.errors.length > 0 || tree.warnings.length > 0 || lint(text, tree, textTraps(text)).length > 0) return false;
  return scalarsOf(tree).some((node) => node.type === Scalar.PLAIN && node.value === value);
}

function scalarsOf({ contents }: Document.Parsed): Scalar[] {
  if (contents === null || !('items' in contents)) return [];
  return contents.items
    .flatMap((item) => ('key' in item ? [item.key, item.value] : [item]))
    .filter((node) => isScalar(node));
}
