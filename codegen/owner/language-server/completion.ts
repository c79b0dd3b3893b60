import { provenanceOf, nameOf } from '../edit/words/subject.ts';
import { CompletionItemKind, type CompletionItem, type Range } from 'vscode-languageserver/node';
import { isScalar, visit, type Document } from 'yaml';
import { type Spec, factsOf } from '../edit/spec.ts';
import { lucideIcons } from '../../validate/icons.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace, schemaAt } from '../../schemas/schema-walk.ts';
import { entriesAt, isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { addresses, optionsOf } from '../editor/field.ts';
import { cursorAt, parseTyped, type Cursor } from './symbol.ts';
import { figureOf } from '../../model/locale/spec-locale.ts';

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
  // A reference in quotes that are not closed yet: the syntax tree would take all that follows for a text.
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, unclosed] = /^(?:[^"]*"[^"]*")*[^"]*"[^"]*\{([\w.-]*)$/u.exec(line) ?? [];
  if (unclosed !== undefined) return itemsOf(referenceWords(spec, unclosed), rangeFrom(offset - unclosed.length));
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
  return itemsOf(words, rangeFrom(offset - begun.length));
}

function itemsOf(words: readonly Word[], range: Range): CompletionItem[] {
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
  if (own.length > 0) return on === 'key' ? own.map((word) => ({ ...word, put: `${word.label}: ` })) : own;
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
  return entriesAt(schemaPlace(source, path, schemas).schema(), ['properties'])
    .filter(([key]) => !has(key))
    .map(([key]) => ({
      label: key,
      put: `${key}: `,
      kind: CompletionItemKind.Property,
      ...documented(schemaPlace(source, [...path, key], schemas).schema()),
    }));
}

function valuesAt(spec: Spec, source: Source, path: DocumentPath): Word[] {
  const place = schemaPlace(source, path, spec.schemas);
  const schema = place.schema() ?? {};
  const options = optionsOf(spec, place, schema) ?? (schema.href !== undefined ? addresses(spec) : undefined);
  if (options !== undefined)
    return options.map(({ value, label }) => ({ label: value, ...(label !== value && { detail: label }) }));
  if (schema.icon === true) return [...lucideIcons()].map((label) => ({ label }));
  if (schema.type === 'boolean') return [{ label: 'true' }, { label: 'false' }];
  return [];
}

/** A word that may be written at the cursor. */
interface Word {
  readonly label: string;
  /** The inserted text, if it is not the label. */
  readonly put?: string;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  readonly kind?: CompletionItemKind;
}

/** The description in its schema. */
function documented(schema: JsonObject | undefined): Pick<Word, 'documentation'> {
  return typeof schema?.description === 'string' ? { documentation: schema.description } : {};
}

/**
 * How a reference may go on: every fact with its value, then the tables, the rows of one, the fields of one of them.
 * @param begun the part that is written already, as `packs.start`
 */
function referenceWords(spec: Spec, begun: string): Word[] {
  const [table = '', id, field] = begun.split('.');
  const rows = spec.index.rowsById.get(table);
  if (rows === undefined || id === undefined) {
    const tables = [...spec.index.rowsById.keys()];
    return [...facts(spec), ...tables.map((name) => ({ label: `${name}.`, kind: CompletionItemKind.Module }))];
  }
  if (field === undefined)
    return [...rows].map(([name, { data }]) => ({ label: `${table}.${name}`, detail: nameOf(data) }));
  const schema = spec.schemas.tables.get(table) ?? {};
  return entriesAt(schemaAt(schema, [], spec.schemas), ['properties']).map(([key]) => ({
    label: `${table}.${id}.${key}`,
    ...documented(schemaAt(schema, [key], spec.schemas)),
  }));
}

function facts(spec: Spec): Word[] {
  return factsOf(spec).map(({ name, figure }) => {
    const { text, label } = figureOf(figure, spec.index.locale);
    const provenance = provenanceOf(figure);
    const documentation = provenance === undefined ? {} : { documentation: `Origine : ${provenance}` };
    return { label: `facts.${name}`, detail: `${text} · ${label}`, ...documentation };
  });
}

/** Names that no schema lists: fields of the same mapping, files of pages, tables. */
function ownNames(spec: Spec, source: Source, path: DocumentPath): Word[] {
  const last = path.at(-1);
  const { kind } = source.document;
  if (kind === 'routes' && last === 'page')
    return spec.sources.flatMap(({ document }) => (document.kind === 'page' ? [{ label: document.name }] : []));
  const isQuery =
    last === 'from' && schemaPlace(source, path.slice(0, -1), spec.schemas).schema()?.rowsOf !== undefined;
  const isFamily = kind === 'page' && path.length === 1 && last === 'each';
  return isQuery || isFamily ? [...spec.index.tables.keys()].map((label) => ({ label })) : [];
}
