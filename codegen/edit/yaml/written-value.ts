import { Document, isScalar, Scalar, visit } from 'yaml';
import type { Json } from '../../load/values/json.ts';
import { isPlain } from './plain-text.ts';

/**
 * A new value as YAML, from column 0 and without a line break at its end: in brackets on one line, or one key or item a line.
 * Texts are without quotes where they mean themselves there.
 */
export function writtenValue(value: Json, isFlow: boolean): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string')
        node.type = isPlain(node.value, { isKey: false, isFlow }) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    },
    Collection(_, node) {
      node.flow = isFlow || node.items.length === 0;
    },
  });
  if (isScalar(document.contents) && document.contents.value === '') return '""';
  return document.toString({ lineWidth: 0, indentSeq: true }).trimEnd();
}
