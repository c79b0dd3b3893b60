import { isObject, textAt, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { schemaAt } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** What the schemas know of a place: its path from the value that a schema describes, a file, a row or a block. */
export interface SchemaPlace {
  /** Of the file: `form`, `page`, `table`… */
  readonly kind: string;
  readonly root: Json;
  readonly path: DocumentPath;
  /** The schema `up` steps above the place; that of the place itself when left out. */
  readonly schema: (up?: number) => JsonObject | undefined;
}

/** The place of a file's path in the schema of its kind, of its row or of its block. */
export function schemaPlace(
  { document, data }: Pick<Source, 'document' | 'data'>,
  path: DocumentPath,
  schemas: Schemas,
): SchemaPlace {
  const { kind, name } = document;
  const from = kind === 'table' ? (Array.isArray(data) ? 1 : 0) : kind === 'page' && path[0] === 'blocks' ? 2 : 0;
  const root = valueAt(data, path.slice(0, from)) ?? null;
  const below = path.slice(from);
  const of =
    kind === 'table' ? schemas.tables.get(name) : from === 2 ? blockSchema(root, schemas) : schemas.kinds.get(kind);
  return {
    kind,
    root,
    path: below,
    schema: (up = 0) => {
      const at = below.slice(0, below.length - up);
      const table = at.at(-2) === 'where' ? textAt(root, [...at.slice(0, -2), 'from']) : undefined;
      if (table !== undefined) return filterSchema(table, String(at.at(-1)), schemas);
      return of === undefined ? undefined : schemaAt(of, at, schemas);
    },
  };
}

/** The schema of the values by which the rows of a table are filtered (`where: { branch: moulin }`): those of the field, or of its items. */
export function filterSchema(table: string, field: string, schemas: Schemas): JsonObject | undefined {
  const schema = schemas.tables.get(table) ?? {};
  return schemaAt(schema, [field, 0], schemas) ?? schemaAt(schema, [field], schemas);
}

/** The schema of the type of a block; `undefined` where there is none. */
export function blockSchema(block: Json, { blocks }: Schemas): JsonObject | undefined {
  return isObject(block) ? blocks.get(String(block.type)) : undefined;
}

/** The unit of a number: that of its schema; of a figure, the one written beside it, or beside the figure that it is a reading of. */
export function writtenUnit(source: Source, path: DocumentPath, schemas: Schemas): string | undefined {
  const unit =
    source.document.kind === 'facts'
      ? [path.length - 1, 1]
          .map((depth) => valueAt(source.data, [...path.slice(0, depth), 'unit']))
          .find((one) => typeof one === 'string')
      : schemaPlace(source, path, schemas).schema()?.unit;
  return typeof unit === 'string' ? unit : undefined;
}

/** True if the schema describes a name, not a text that visitors read as such: an address, an icon, an id, one of a list of words. */
export function isName(schema: JsonObject): boolean {
  return names.some((keyword) => keyword in schema);
}

const names = ['href', 'icon', 'refersTo', 'itemOf', 'verbatim', 'enum', 'const', 'term'];

/** Does a schema describe an identifier, a telephone, an address, a date or a legal notice? Its numbers are no figures. */
export function isIdentifier(schema: JsonObject | undefined): boolean {
  return schema?.claims === false || schema?.format !== undefined;
}

/** True if the numbers of the value at a path claim nothing: those of an identifier, or of anything in a group or block marked `claims: false`. */
export function claimsNothing(source: Source, path: DocumentPath, schemas: Schemas): boolean {
  const place = schemaPlace(source, path, schemas);
  return isIdentifier(place.schema()) || place.path.some((_, step) => place.schema(step + 1)?.claims === false);
}

/** The table of the mentions of value added tax beside prices, whose row `vat` of spec/site.yaml names; `''` for none. */
export function vatTable(schemas: Schemas): string {
  const table = schemaAt(schemas.kinds.get('site') ?? {}, ['vat'], schemas)?.refersTo;
  return typeof table === 'string' ? table : '';
}
