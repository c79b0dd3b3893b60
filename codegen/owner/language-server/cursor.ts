import { isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Pair } from 'yaml';
import type { DocumentPath } from '../../base/json.ts';
import type { SourceFile } from '../../read/source.ts';

/** The key or scalar under the cursor. */
export interface Cursor {
  readonly path: DocumentPath;
  readonly on: 'key' | 'value';
  /** As it reads; of a key, its name. */
  readonly text: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** A YAML text that is being typed: it need not be well-formed. */
export function parseTyped(text: string): Document.Parsed {
  return parseDocument(text, { version: '1.2', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
}

/** The key or scalar at an offset of a text. */
export function cursorAt({ contents }: Document.Parsed, offset: number): Cursor | undefined {
  return below(contents, [], offset);
}

function below(node: Node | null, path: DocumentPath, offset: number): Cursor | undefined {
  if (isMap(node))
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const key = String(isScalar(pair.key) ? pair.key.value : '');
      const found = scalarAt(pair.key, [...path, key], 'key', offset) ?? below(pair.value, [...path, key], offset);
      if (found !== undefined) return found;
    }
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) {
      const found = below(item as Node | null, [...path, index], offset);
      if (found !== undefined) return found;
    }
  return scalarAt(node, path, 'value', offset);
}

function scalarAt(node: Node | null, path: DocumentPath, on: Cursor['on'], offset: number): Cursor | undefined {
  if (!isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range;
  return offset < start || offset > end || (start === end && on === 'key')
    ? undefined
    : { path, on, text: String(node.value), start, end };
}

/** The kind of a file of a spec by its name alone, as its text may be invalid while it is typed. */
export function fileKind(file: string): Pick<SourceFile, 'file' | 'kind' | 'name'> {
  const [, folder = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
  if (folder === 'pages') return { file, kind: 'page', name };
  if (folder === 'forms') return { file, kind: 'form', name };
  return folder === 'tables' ? { file, kind: 'table', name } : { file, kind: folder, name: folder };
}
