import { isAddress, isIdOf, mentionsIn, mentionsOf, type Mention } from '../edit/mentions/mentions-of.ts';
import { type NamedRow, pageAt, type Spec, addressesOf, targetOf } from '../edit/spec.ts';
import type { MadePage } from '../../model/pages/pages.ts';
import type { Source, SourceFile } from '../../read/source.ts';
import type { Row } from '../../model/index/spec-index.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { isPair, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import type { DocumentPath } from '../../base/json.ts';
import type { Location } from 'vscode-languageserver/node';
import { rangeOf, type OpenSite } from './open-sites.ts';
import type { Origin } from '../../model/resolve/resolved.ts';

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
export function cursorAt(tree: Document.Parsed, offset: number): Cursor | undefined {
  let cursor: Cursor | undefined;
  visit(tree, {
    Scalar(place, node, above) {
      const [start, end] = node.range ?? [Infinity, 0];
      const on = place === 'key' ? 'key' : 'value';
      if (offset < start || offset > end || (start === end && on === 'key')) return undefined;
      const path = [...above, node].flatMap((part, index): DocumentPath => {
        const list = above[index - 1];
        if (isPair(part)) return [isScalar(part.key) ? String(part.key.value) : ''];
        return isSeq(list) ? [list.items.indexOf(part)] : [];
      });
      cursor = { path, on, text: String(node.value), start, end };
      return visit.BREAK;
    },
  });
  return cursor;
}

/** The kind of a file of a spec by its name alone, as its text may be invalid while it is typed. */
export function fileKind(file: string): Pick<SourceFile, 'file' | 'kind' | 'name'> {
  const [, folder = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
  if (folder === 'pages') return { file, kind: 'page', name };
  if (folder === 'forms') return { file, kind: 'form', name };
  return folder === 'tables' ? { file, kind: 'table', name } : { file, kind: folder, name: folder };
}

/** A row, page or value that a place of the spec names, with the offsets of the name. */
export type NamedThing = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'row'; readonly row: Row; readonly named: NamedRow }
  | { readonly kind: 'page'; readonly page: MadePage; readonly address: string }
  /** `facts.average-roi`, `packs.starter.priceEur`: a value by its name. */
  | { readonly kind: 'value'; readonly name: string }
);

/** The row, page or value that the text under the cursor names: by an id, an address or a reference. */
export function namedAt(spec: Spec, source: Source, cursor: Cursor, offset: number): NamedThing | undefined {
  const { kind } = source.document;
  if (cursor.on === 'key') return kind === 'facts' ? factAt(cursor) : undefined;
  const reference = referenceAt(spec, source, cursor, offset);
  if (reference !== undefined) return reference;
  const { path, text } = cursor;
  const start = cursor.start + (/^["']/.test(source.document.text.slice(cursor.start)) ? 1 : 0);
  const [address = ''] = text.split(/[?#]/u);
  const page = isAddress(schemaPlace(source, path, spec.schemas)) ? pageAt(spec, address) : undefined;
  if (page !== undefined && offset <= start + address.length)
    return { kind: 'page', page, address, start, end: start + address.length };
  for (const { row, named } of text.split(/[?#&=]/u).flatMap((word) => rowsNamed(spec, word))) {
    const isOwn = isIdOf(row, { source, path });
    const parts = isOwn ? [{ start: 0, end: text.length }] : mentionsIn(spec, named, new Set())(text, { source, path });
    const part = parts.find((one) => offset >= start + one.start && offset <= start + one.end);
    if (part !== undefined) return { kind: 'row', row, named, start: start + part.start, end: start + part.end };
  }
  return undefined;
}

function factAt({ path, start, end }: Cursor): NamedThing | undefined {
  const name =
    path.length === 1 ? path[0] : path.length === 3 && path[1] === 'readings' ? `${path[0]}.${path[2]}` : undefined;
  return name === undefined ? undefined : { kind: 'value', name: `facts.${name}`, start, end };
}

/** `{packs.starter.name}` in a text, `{ ref: packs.starter.name }`, the term of a calculation: its row, on the two words that name it, else its value. */
function referenceAt(spec: Spec, source: Source, cursor: Cursor, offset: number): NamedThing | undefined {
  const { path, text, start: from } = cursor;
  const isWhole = path.at(-1) === 'ref' || schemaPlace(source, path, spec.schemas).schema()?.term === true;
  const written = source.document.text.slice(from, cursor.end);
  const found = isWhole
    ? { name: text, start: from + Math.max(0, written.indexOf(text)) }
    : [...written.matchAll(/\{([^{}\n]*)\}/gu)]
        .map(({ index, 1: name = '' }) => ({ name, start: from + index + 1 }))
        .find(({ name, start }) => offset >= start - 1 && offset <= start + name.length + 1);
  if (found === undefined || !/^[a-z][a-z-]*(?:\.[\w-]+)+$/u.test(found.name)) return undefined;
  const { name, start } = found;
  const [table = '', id = ''] = name.split('.');
  const row = spec.index.rowsById.get(table)?.get(id);
  const idStart = start + table.length + 1;
  if (row !== undefined && offset <= idStart + id.length)
    return { kind: 'row', row, named: { table, id }, start: idStart, end: idStart + id.length };
  return { kind: 'value', name, start, end: start + name.length };
}

function rowsNamed({ index }: Spec, id: string): { row: Row; named: NamedRow }[] {
  return [...index.rowsById].flatMap(([table, rows]) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ row, named: { table, id } }];
  });
}

/** The place where the named row, page or value is written. */
export function definitionOf(site: OpenSite, thing: NamedThing, source: Source): Location | undefined {
  const spec = site.spec();
  if (thing.kind === 'row') return locationOf(site, { source: thing.row.source, path: [...thing.row.path, 'id'] });
  if (thing.kind === 'page') return locationOf(site, thing.page.route.originOf(['path']));
  const target = targetOf(spec, thing.name, rowOf(spec, source));
  return target && locationOf(site, target, 'key');
}

/** Every place that names it, preceded by its definition if `withOwn` is set. */
export function referencesOf(site: OpenSite, thing: NamedThing, source: Source, withOwn: boolean): Location[] {
  const spec = site.spec();
  const own = withOwn ? definitionOf(site, thing, source) : undefined;
  const mentions = mentionsOf(spec, ...namesOf(spec, thing));
  return [...(own === undefined ? [] : [own]), ...mentions.map((mention) => mentionLocation(site, mention))];
}

/** The name and the addresses of a thing. `facts.average-roi.main` is a name in two parts like that of a row: the holder of the value, and the value in it. */
function namesOf(spec: Spec, thing: NamedThing): [NamedRow | undefined, ReadonlySet<string>] {
  if (thing.kind === 'page') return [undefined, new Set([thing.address])];
  if (thing.kind === 'row') return [thing.named, new Set(addressesOf(spec, thing.row))];
  const [table = '', id = ''] = thing.name.split('.');
  return [{ table, id }, new Set()];
}

/** The row that `row` means in a file that holds a single one. */
function rowOf({ index }: Spec, source: Source): Row | undefined {
  return [...index.tables.values()].flat().find((row) => row.source === source && row.path.length === 0);
}

function locationOf(site: OpenSite, { source, path }: Origin, target: 'key' | 'value' = 'value'): Location {
  const { document } = source;
  return { uri: site.uriOf(document.file), range: rangeOf(document.locate(path, target)) };
}

/** The part of a text that names a row. A text that is written otherwise than it reads (folded, escaped) is marked by the name alone. */
function mentionLocation(site: OpenSite, { source, path, text, start, end }: Mention): Location {
  const { document } = source;
  const whole = document.locate(path, 'value', text);
  const line = document.text.split('\n')[whole.line - 1] ?? '';
  const isPlain = line.startsWith(text, whole.column - 1);
  const position = isPlain
    ? { line: whole.line, column: whole.column + start, endColumn: whole.column + end }
    : document.locate(path, 'value', text.slice(start, end));
  return { uri: site.uriOf(document.file), range: rangeOf(position) };
}
