import { CompletionItemKind } from 'vscode-languageserver/node';
import { nameOf } from '../edit/words/value-words.ts';
import { factsOf, type Spec } from '../edit/spec.ts';
import { figureOf } from '../../model/locale/figure.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import { isObject, valueAt, type DocumentPath, type JsonObject } from '../../base/json.ts';
import { annotationKeys } from '../../read/annotations.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';

/** A word that may be written at the cursor. */
export interface Word {
  readonly label: string;
  /** The inserted text, if it is not the label. */
  readonly put?: string;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  readonly kind?: CompletionItemKind;
}

/** The documentation of a word: the description in its schema. */
export function documented(schema: JsonObject | undefined): Pick<Word, 'documentation'> {
  return typeof schema?.description === 'string' ? { documentation: schema.description } : {};
}

/**
 * How a reference may go on: every fact with its value, then the tables, the rows of one, the fields of one of them.
 * @param begun the part that is written already, as `packs.start`
 */
export function referenceWords(spec: Spec, begun: string): Word[] {
  const [table = '', id, field] = begun.split('.');
  const rows = spec.index.rowsById.get(table);
  if (rows === undefined || id === undefined) return [...facts(spec), ...tables(spec)];
  if (field === undefined)
    return [...rows].map(([name, { data }]) => ({ label: `${table}.${name}`, detail: nameOf(data) }));
  const schema = spec.schemas.tables.get(table) ?? {};
  const { properties } = schemaAt(schema, [], spec.schemas) ?? {};
  return Object.keys(isObject(properties) ? properties : {}).map((key) => ({
    label: `${table}.${id}.${key}`,
    ...documented(schemaAt(schema, [key], spec.schemas)),
  }));
}

function facts(spec: Spec): Word[] {
  return factsOf(spec).map(({ name, figure }) => {
    const { text, label } = figureOf(figure, spec.index.locale);
    const documentation = typeof figure.source === 'string' ? { documentation: `Source : ${figure.source}` } : {};
    return { label: `facts.${name}`, detail: `${text} · ${label}`, ...documentation };
  });
}

function tables({ index }: Spec): Word[] {
  return [...index.rowsById.keys()].map((name) => ({ label: `${name}.`, kind: CompletionItemKind.Module }));
}

/** Names that no schema lists: fields of the same mapping, files of pages, tables. */
export function ownNames(spec: Spec, source: Source, path: DocumentPath): Word[] {
  const [above, last] = [path.at(-2), path.at(-1)];
  const { kind } = source.document;
  if (annotationKeys.includes(String(above))) return fieldsBeside(source, path.slice(0, -2));
  // The first key of a mapping is a text as long as no colon follows it.
  if (last === 'toVerify') return fieldsBeside(source, path.slice(0, -1)).map(asKey);
  if (kind === 'routes' && last === 'page')
    return spec.sources.flatMap(({ document }) => (document.kind === 'page' ? [{ label: document.name }] : []));
  const isQuery =
    last === 'from' && schemaPlace(source, path.slice(0, -1), spec.schemas).schema()?.rowsOf !== undefined;
  const isFamily = kind === 'page' && path.length === 1 && last === 'each';
  return isQuery || isFamily ? [...spec.index.tables.keys()].map((label) => ({ label })) : [];
}

/** The same word, written as a key. */
export function asKey(word: Word): Word {
  return { ...word, put: `${word.label}: ` };
}

/** The fields that an annotation may name: those of its mapping except `id`, `type` and annotations. */
function fieldsBeside({ data }: Source, holder: DocumentPath): Word[] {
  const mapping = valueAt(data, holder);
  const names = Object.keys(isObject(mapping) ? mapping : {});
  return names
    .filter((name) => !annotationKeys.includes(name) && name !== 'id' && name !== 'type')
    .map((label) => ({ label }));
}
