import type { TextFault } from '../report.ts';
import type { Scalar } from 'yaml';
import { unwantedCharacter } from './characters.ts';

/** An escape of a text in double quotes: `\\x07`, `\\u202e`, `\\U0001F600`, `\\0`, `\\_`… */
const escape = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|[^\n])/giu;

/** Escapes that stand for a sign which visitors see. */
const plain = new Set(['\\"', '\\\\', '\\/', '\\n', '\\ ']);

/**
 * Characters that look like nothing pass the check of the text when they are written by their number: the value has them
 * all the same.
 */
export function escapeFault(node: Scalar, text: string): TextFault | undefined {
  if (node.type !== 'QUOTE_DOUBLE' || typeof node.value !== 'string') return undefined;
  const [start, end] = node.range ?? [0, 0];
  for (const match of text.slice(start, end).matchAll(escape)) {
    const [written] = match;
    if (plain.has(written)) continue;
    const fault = unwantedCharacter(characterOf(written));
    if (fault === undefined) continue;
    const at = start + match.index;
    const message = `« ${written} » met ${fault} dans le texte.`;
    return { start: at, end: at + written.length, code: 'lint/escape', message, remedy: 'Effacez-le.' };
  }
  return undefined;
}

/** The letters of YAML's short escapes, and the characters that they stand for. */
const short: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001B',
  f: '\f',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00A0',
  L: '\u2028',
  P: '\u2029',
};

function characterOf(written: string): string {
  const letter = written.charAt(1);
  if (!'xuU'.includes(letter)) return short[letter] ?? letter;
  const code = Number.parseInt(written.slice(2), 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD';
}
