import { CompletionItemKind, type CompletionItem, type Range } from 'vscode-languageserver/node';
import { isScalar, visit, type Document } from 'yaml';
import type { Spec } from '../edit/spec.ts';
import { lucideIcons } from '../../validate/icons.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../../base/json.ts';
import { addresses, optionsOf } from '../editor/field.ts';
import { cursorAt, parseTyped, type Cursor } from './cursor.ts';
import { asKey, documented, ownNames, referenceWords, type Word } from './completion-words.ts';

/** A word put at the cursor, so that the unfinished text has a place in the syntax tree. */
const probe = 'zzcursorzz';

/**
 * The possible words at an offset of a file.
 * @param file its kind and name, known even if the typed text cannot be parsed
 * @param rangeFrom from an offset to the cursor
 */
export function completionsAt(
  spec: Spec,
  file: Pick<Source['document'], 'file' | 'kind' | 'name'>,
  { text, offset, rangeFrom }: { text: string; offset: number; rangeFrom: (start: number) => Range },
): CompletionItem[] {
  const probed = text.slice(0, offset) + probe + text.slice(offset);
  const tree = parseTyped(probed);
  const cursor = cursorAt(tree, offset);
  if (cursor === undefined || !cursor.text.includes(probe)) return [];
  const source = { document: { ...file, text: probed }, data: dataOf(tree) } as Source;
  const typed = cursor.text.slice(0, cursor.text.indexOf(probe));
  const open = /\{([\w.-]*)$/u.exec(typed);
  const isReference = open !== null || (cursor.on === 'value' && cursor.path.at(-1) === 'ref');
  const begun = open?.[1] ?? typed;
  const words = isReference ? referenceWords(spec, begun) : wordsAt(spec, source, cursor, typed);
  const range = rangeFrom(offset - begun.length);
  return words.map(({ label, put = label, detail, documentation, kind = CompletionItemKind.Value }) => ({
    label,
    kind,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation: { kind: 'markdown', value: documentation } }),
    filterText: put,
    textEdit: { range, newText: put },
  }));
}

/** The data of a text that is being typed: as much of it as makes sense. */
function dataOf(tree: Document.Parsed): Json {
  // An alias that leads nowhere would throw.
  visit(tree, { Alias: () => visit.REMOVE, Pair: (_, { key }) => (isScalar(key) ? undefined : visit.REMOVE) });
  return tree.toJS() as Json;
}

function wordsAt(spec: Spec, source: Source, { path, on }: Cursor, typed: string): Word[] {
  const isPage = source.document.kind === 'page' && path[0] === 'blocks';
  const own = ownNames(spec, source, path);
  if (own.length > 0) return on === 'key' ? own.map(asKey) : own;
  if (on === 'key') return keysOf(spec, source, path.slice(0, -1));
  if (isPage && path.length === 2) return blockTypes(spec, 'type: ');
  if (isPage && path.length === 3 && path[2] === 'type') return blockTypes(spec, '');
  const values = valuesAt(spec, source, path);
  return values.length > 0 || !/^[\w-]*$/u.test(typed) ? values : keysOf(spec, source, path);
}

function blockTypes({ schemas }: Spec, before: string): Word[] {
  return [...schemas.blocks].map(([type, schema]) => ({
    label: type,
    put: before + type,
    kind: CompletionItemKind.Class,
    ...documented(schema),
  }));
}

/** The keys that a mapping may have and does not yet. */
function keysOf({ schemas }: Spec, source: Source, path: DocumentPath): Word[] {
  const isUntyped = source.document.kind === 'page' && path[0] === 'blocks' && path.length === 2;
  const written = valueAt(source.data, path);
  const has = (key: string) => isObject(written) && key in written;
  if (isUntyped && !has('type')) return [{ label: 'type', put: 'type: ', kind: CompletionItemKind.Property }];
  const { properties } = schemaPlace(source, path, schemas).schema() ?? {};
  return Object.keys(isObject(properties) ? properties : {})
    .filter((key) => !has(key))
    .map((key) => ({
      label: key,
      put: `${key}: `,
      kind: CompletionItemKind.Property,
      ...documented(schemaPlace(source, [...path, key], schemas).schema()),
    }));
}

/** The possible values of an enumeration in the schema. */
function valuesAt(spec: Spec, source: Source, path: DocumentPath): Word[] {
  const place = schemaPlace(source, path, spec.schemas);
  const schema = place.schema() ?? {};
  const options = optionsOf(spec, place, schema) ?? (schema.href === true ? addresses(spec) : undefined);
  if (options !== undefined)
    return options.map(({ value, label }) => ({ label: value, ...(label !== value && { detail: label }) }));
  if (schema.icon === true) return [...lucideIcons.all()].map((label) => ({ label }));
  if (schema.type === 'boolean') return [{ label: 'true' }, { label: 'false' }];
  return [];
}
