import { Document, Scalar, isScalar, parseDocument, visit } from 'yaml';
import { lint } from '../../../read/lint.ts';
import type { Json } from '../../../base/json.ts';
import type { ScalarValue } from '../../../../src/shared/editing.ts';

/** True of a value at one place: neither a list nor a mapping. */
export function isScalarValue(value: unknown): value is ScalarValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export interface ScalarPlace extends PlainPlace {
  /** The style that it has now: it stays if the value allows it. */
  readonly style: Scalar.Type | undefined;
  /** Spaces before the key or the dash, and before the lines of a text on lines of its own. */
  readonly indent: number;
  readonly inner: number;
  /** Longest line of a text that is folded. */
  readonly width: number;
  readonly eol: string;
}

/** A value as YAML, in its style of before where it can be, else in quotes. */
export function scalarText(value: ScalarValue, place: ScalarPlace): string {
  if (typeof value !== 'string') return String(value);
  const { style } = place;
  if (style === Scalar.BLOCK_LITERAL || style === Scalar.BLOCK_FOLDED)
    return blockText(value, style, place) ?? quoted(value);
  if (style === Scalar.QUOTE_SINGLE) return singleQuoted(value) ?? quoted(value);
  if (style === Scalar.QUOTE_DOUBLE) return doubleQuoted(value);
  return isPlain(value, place) ? value : quoted(value);
}

/** Double quotes as the spec has them; single ones where the text holds double ones. */
function quoted(value: string): string {
  const single = value.includes('"') && !value.includes("'") ? singleQuoted(value) : undefined;
  return single ?? doubleQuoted(value);
}

/** Control characters, those that pass for the end of a line, and halves of a character. */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;

function singleQuoted(value: string): string | undefined {
  return hidden.test(value) ? undefined : `'${value.replaceAll("'", "''")}'`;
}

/** JSON is YAML, but for characters that JSON leaves as they are and YAML does not take. */
function doubleQuoted(value: string): string {
  const escaped = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu, escaped);
}

/** A text on lines of its own below its key; `undefined` where it cannot be written so. */
function blockText(value: string, style: Scalar.Type, { isFlow, isKey, indent, inner, width, eol }: ScalarPlace) {
  // The library folds at spaces, and would lose those at the ends of lines.
  if (isFlow || isKey || /\r|[ \t](?:\n|$)|^\s*$|\n\n$/u.test(value) || hidden.test(value.replaceAll('\n', '')))
    return undefined;
  const scalar = new Scalar(value);
  scalar.type = style;
  const step = inner - indent;
  const written = new Document({ k: scalar }).toString({
    indent: step,
    lineWidth: style === Scalar.BLOCK_FOLDED ? Math.max(width - indent, 40) : 0,
    minContentWidth: 0,
  });
  if (!/^k: [|>]/u.test(written)) return undefined;
  const lines = written.slice('k: '.length).replace(/\n$/u, '').split('\n');
  return lines.map((line, at) => (at === 0 || line === '' ? line : ' '.repeat(indent) + line)).join(eol);
}

/** Where a text without quotes stands: a value, an item or a key, in a collection by lines or in brackets. */
interface PlainPlace {
  readonly isKey: boolean;
  readonly isFlow: boolean;
}

/** True if a text means itself without quotes. */
function isPlain(value: string, { isKey, isFlow }: PlainPlace): boolean {
  if (!/^\S(?:[^\r\n]*\S)?$/u.test(value)) return false;
  if (isKey) return [isFlow ? `{ ${value}: x }` : `${value}: x`].every((text) => meansItself(text, value));
  const samples = isFlow ? [`{ k: ${value} }`, `[${value}]`] : [`k: ${value}`, `- ${value}`];
  return samples.every((text) => meansItself(text, value));
}

/** True if `value` reads as a text in this sample to any program, without quotes and without a fault of lint. */
function meansItself(sample: string, value: string): boolean {
  const text = `${sample}\n`;
  const tree = parseDocument(text, { uniqueKeys: false });
  if (tree.errors.length > 0 || tree.warnings.length > 0 || lint(text, tree).length > 0) return false;
  return scalarsOf(tree).some((node) => node.type === Scalar.PLAIN && node.value === value);
}

function scalarsOf({ contents }: Document.Parsed): Scalar[] {
  if (contents === null || !('items' in contents)) return [];
  return contents.items
    .flatMap((item) => ('key' in item ? [item.key, item.value] : [item]))
    .filter((node) => isScalar(node));
}

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
