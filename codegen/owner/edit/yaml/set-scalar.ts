import { isScalar, Scalar } from 'yaml';
import type { DocumentPath } from '../../../base/json.ts';
import { addKey, fillList } from './entries.ts';
import { scalarText, type ScalarPlace } from './scalar-text.ts';
import type { ScalarValue } from '../../../../src/shared/editing.ts';
import { type Splice, entryAt, type Entry, type YamlText, afterColon, columnOf, isFlow } from './yaml-text.ts';

/**
 * The changes that give the scalar at `path` another value. Its style stays where the value allows it, and every other byte stays.
 * None for the value that it has.
 */
export function setScalar(yaml: YamlText, path: DocumentPath, value: ScalarValue): Splice[] {
  const entry = entryAt(yaml, path);
  if (entry === undefined || !(entry.node === null || isScalar(entry.node)))
    throw new Error(`there is no scalar at ${path.join('/')}`);
  if (entry.node !== null && Object.is(entry.node.value, value)) return [];
  const { text } = yaml;
  const [start, end] = rangeOf(entry, yaml);
  const style = entry.node?.type;
  const written = scalarText(value, placeOf(yaml, entry, text.slice(start, end)));
  // Behind a key or a dash with nothing after it.
  const gap = start === end && /[:-]/.test(text[start - 1] ?? '') ? ' ' : '';
  if (!isBlock(style)) return [{ start, end, text: gap + written }];
  return [{ start, end, text: withHeaderComment(written, text.slice(start, end), yaml.eol) }];
}

/** A value of a place, or items for a list there. */
export type NewValue = ScalarValue | readonly ScalarValue[];

/** The changes that write a value, in the place of the one that is there or under a new key; items come after those of the list there. */
export function setValue(yaml: YamlText, path: DocumentPath, value: NewValue): Splice[] {
  if (typeof value === 'object' && value !== null) return fillList(yaml, path, value);
  return entryAt(yaml, path) === undefined ? addKey(yaml, path, value) : setScalar(yaml, path, value);
}

function isBlock(style: Scalar.Type | null | undefined): boolean {
  return style === Scalar.BLOCK_LITERAL || style === Scalar.BLOCK_FOLDED;
}

/** The part of the text that holds the scalar, without the end of its last line and the blank lines below it. */
function rangeOf(entry: Entry, { text }: YamlText): [number, number] {
  const { node, pair } = entry;
  const [start, end] = node?.range ?? [0, 0];
  if (start === end && pair !== undefined) return [afterColon(entry), afterColon(entry)];
  return isBlock((node as Scalar | null)?.type)
    ? [start, start + text.slice(start, end).trimEnd().length]
    : [start, end];
}

function placeOf(yaml: YamlText, entry: Entry, source: string): ScalarPlace {
  const lines = source
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');
  const indent = columnOf(entry, yaml);
  const margin = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return {
    isKey: false,
    isFlow: isFlow(entry),
    style: (entry.node as Scalar | null)?.type ?? undefined,
    indent,
    inner: margin > indent ? margin : indent + 2,
    width: Math.max(60, ...lines.map(({ length }) => length)),
    eol: yaml.eol,
  };
}

/** `>- # why` keeps its comment. */
function withHeaderComment(written: string, before: string, eol: string): string {
  const comment = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/u.exec(before)?.[1];
  if (comment === undefined) return written;
  const [head = '', ...lines] = written.split(eol);
  return [head + comment, ...lines].join(eol);
}

/** The change that gives the key at `path` another name. */
export function renameKey(yaml: YamlText, path: DocumentPath, name: string): Splice[] {
  const entry = entryAt(yaml, path);
  const key = entry?.pair?.key;
  if (entry === undefined || !key?.range) throw new Error(`there is no key at ${path.join('/')}`);
  if (key.value === name) return [];
  const place = { isKey: true, isFlow: isFlow(entry), indent: 0, inner: 2, width: 0, eol: yaml.eol };
  const [start, end] = key.range;
  return [{ start, end, text: scalarText(name, { ...place, style: key.type }) }];
}
