import { ownAccents } from '../../base/theme/theme-value.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { noteKeywords } from '../../validate/create-ajv.ts';
import { relationNames } from '../../validate/relation-keywords.ts';
import { textLengths, type TextLengths } from '../../validate/text-lengths.ts';
import { tablesInRole } from '../../model/roles/plan.ts';
import { idsOfRows } from './types.ts';

/**
 * JSON Schemas for editors (yaml-language-server), one for each kind of spec file, in `editor/`.
 * They differ from the validating schemas: a reference may stand for any value, annotations are allowed,
 * and ids, addresses, icons and references are completed from what exists now. One after the other: each names all rows of the site.
 */
export function* emitEditorSchemas(site: Site, schemas: Schemas): Generator<readonly [name: string, text: string]> {
  const editor = new EditorSchema(site, schemas);
  for (const [kind, schema] of schemas.kinds)
    yield fileOf(kind, kind === 'page' ? editor.page(schema) : editor.document(schema));
  for (const [table, schema] of schemas.tables) yield fileOf(table, editor.table(schema));
}

/** The path of the editor schema of a kind of file, or of a table, in the folder of emitted modules. */
export function editorFile(name: string): string {
  return `editor/${name}.schema.json`;
}

function fileOf(name: string, schema: JsonObject): readonly [name: string, text: string] {
  const $comment = `Generated from the schema of "${name}" by "npm run codegen": do not edit, the next run replaces it.`;
  return [editorFile(name), `${JSON.stringify({ $comment, ...schema }, undefined, 1)}\n`];
}

class EditorSchema {
  readonly #definitions: JsonObject;
  readonly #schemas: Schemas;
  readonly #lengths: TextLengths;

  constructor(site: Site, schemas: Schemas) {
    this.#schemas = schemas;
    this.#lengths = textLengths(schemas.common, site.settings);
    const words = siteWords(site, idsOfRows(schemas, site));
    const shapes = this.#shapes(schemas.common, 'common');
    const { enum: accents, ...accent } = shapes['common-accent'] as JsonObject & { enum: string[] };
    this.#definitions = {
      ...words,
      ...shapes,
      'common-accent': { ...accent, enum: [...accents, ...ownAccents(site.theme)] },
    };
  }

  document(schema: JsonObject): JsonObject {
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...(this.#open(schema, 'local') as JsonObject),
      definitions: { ...this.#definitions, ...this.#shapes(schema, 'local') },
    };
  }

  table(schema: JsonObject): JsonObject {
    const { definitions = {}, $schema = '', ...own } = this.document(schema);
    const row = { ...own, properties: { ...days, ...(own.properties as JsonObject) } };
    return { $schema, anyOf: [{ type: 'array', items: row }, row], definitions };
  }

  page(schema: JsonObject): JsonObject {
    const document = this.document(schema);
    const branches = [...this.#schemas.blocks].map(([type, block]) => {
      Object.assign(document.definitions as JsonObject, this.#shapes(block, type));
      const body = this.#open(block, type) as JsonObject;
      return {
        ...body,
        properties: { ...days, ...(body.properties as JsonObject), when: condition },
        description: `${String(block.description ?? type)} (${type})`,
      };
    });
    (document.properties as JsonObject).blocks = { type: 'array', items: { anyOf: branches } };
    return document;
  }

  /** The shapes that a file defines. @param home the beginning of their names */
  #shapes({ $defs }: JsonObject, home: string): JsonObject {
    const shapes = Object.entries(isObject($defs) ? $defs : {});
    return Object.fromEntries(shapes.map(([name, shape]) => [`${home}-${name}`, this.#open(shape, home)]));
  }

  /**
   * Opens every mapping to annotations, and every property to a reference.
   * @param home the beginning of the names of the definitions that a reference without a file means
   */
  #open(node: Json, home: string): Json {
    if (Array.isArray(node)) return node.map((item) => this.#open(item, home));
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') return { $ref: editorReference(node.$ref, home) };
    const { description } = node;
    const described = typeof description === 'string' ? { description } : {};
    if (node.icon === true)
      return { ...described, type: 'string', anyOf: [{ $ref: '#/definitions/icon-name' }, { type: 'string' }] };
    if (node.href === true) return { ...described, anyOf: [{ $ref: '#/definitions/address' }, { type: 'string' }] };
    if (typeof node.refersTo === 'string') return { ...described, $ref: `#/definitions/ids-${node.refersTo}` };
    if (typeof node.rowsOf === 'string') return this.#rows(node, node.rowsOf, home);
    const result: JsonObject = {};
    for (const [key, value] of Object.entries(this.#withLength(node))) {
      if (notForEditors.has(key)) continue;
      if (key === 'properties' && isObject(value)) result.properties = this.#openProperties(value, home);
      else if (key === 'items') result.items = orReference(this.#open(value, home));
      else result[key] = this.#open(value, home);
    }
    return isLimitedText(node) ? { ...described, anyOf: [result, textWithReference] } : result;
  }

  /** A text with the length that the settings of the site give it. */
  #withLength(node: JsonObject): JsonObject {
    const length = this.#lengths.get(String(node.lengthFrom));
    if (length === undefined) return node;
    return {
      ...(length.min > 0 && { minLength: length.min }),
      ...(Number.isFinite(length.max) && { maxLength: length.max }),
      ...node,
    };
  }

  /** Rows of a table that plays the role, or a list of them written in place. */
  #rows({ rowsOf: _, ...list }: JsonObject, role: string, home: string): JsonObject {
    const queries = tablesInRole(this.#schemas, role).map((table) => ({
      type: 'object',
      additionalProperties: false,
      required: ['from'],
      properties: {
        from: { const: table },
        around: orReference({ $ref: `#/definitions/ids-${table}` }),
        pick: orReference({ type: 'array', items: { $ref: `#/definitions/ids-${table}` } }),
        where: {
          type: 'object',
          propertyNames: { enum: Object.keys(this.#schemas.tables.get(table)?.properties ?? {}) },
        },
      },
    }));
    return { anyOf: [...queries, this.#open(list, home)] };
  }

  #openProperties(properties: JsonObject, home: string): JsonObject {
    const open: JsonObject = {};
    for (const [name, property] of Object.entries(properties)) {
      const schema = this.#open(property, home);
      if (!isObject(schema)) continue;
      const description = typeof schema.description === 'string' ? { description: schema.description } : {};
      open[name] = 'const' in schema ? schema : { ...description, ...orReference(schema) };
    }
    for (const key of Object.keys(annotations)) open[key] = { $ref: `#/definitions/${key}` };
    return open;
  }
}

function orReference(schema: Json): JsonObject {
  return { anyOf: [schema, { $ref: '#/definitions/reference' }] };
}

/** Keywords that only the project's own validation or its code reads. */
const notForEditors: ReadonlySet<string> = new Set([
  '$id',
  '$defs',
  'title',
  'choiceOf',
  'lengthFrom',
  'distinct',
  'discriminator',
  'form',
  ...noteKeywords,
  ...relationNames,
]);

/** The length and the form of a text with references are known only once they are resolved. */
const textWithReference: JsonObject = { type: 'string', pattern: '\\{.+\\}' };

function isLimitedText(node: JsonObject): boolean {
  return (
    node.type === 'string' &&
    ['minLength', 'maxLength', 'lengthFrom', 'pattern', 'format'].some((limit) => limit in node)
  );
}

/** The condition that any block of a page may have. */
const condition: JsonObject = {
  description: 'Champ de la ligne (« ref: row.market ») sans lequel le bloc ne paraît pas.',
  $ref: '#/definitions/reference',
};

/** The days that any row and any block may have. */
const days: JsonObject = {
  from: {
    description: 'Premier jour où cela paraît (« 2026-12-01 »). Le site est à reconstruire ce jour-là.',
    type: 'string',
    format: 'date',
  },
  until: {
    description: 'Dernier jour où cela paraît (« 2026-12-31 »). Le site est à reconstruire le lendemain.',
    type: 'string',
    format: 'date',
  },
  draft: {
    description: 'Brouillon : paraît avec « npm run dev », jamais sur le site publié.',
    type: 'boolean',
  },
};

/** The keys that any mapping may have about the fields beside them. */
const annotations: JsonObject = {
  drafted: {
    description: 'Champs que nous avons rédigés : les documents ne les donnent pas.',
    type: 'array',
    items: { type: 'string' },
  },
  toVerify: {
    description: 'Champs à vérifier, avec la raison.',
    type: 'object',
    additionalProperties: { type: 'string' },
  },
  toComplete: {
    description: 'Champs dont la valeur est provisoire : seul le propriétaire du site connaît la vraie.',
    type: 'array',
    items: { type: 'string' },
  },
};

/** The definitions by which editors complete the references, ids, addresses and icons of the site. */
function siteWords({ facts, forms, pages, usedIcons }: Site, ids: ReadonlyMap<string, readonly string[]>): JsonObject {
  const rows = [...ids].flatMap(([table, own]) => own.map((id) => `${table}.${id}`));
  const named = [
    ...Object.keys(facts).map((id) => `facts.${id}`),
    ...Object.keys(forms).map((name) => `forms.${name}`),
    ...rows,
  ];
  const reference = {
    description: 'Renvoi vers une valeur écrite ailleurs.',
    type: 'object',
    additionalProperties: false,
    required: ['ref'],
    properties: { ref: { anyOf: [{ enum: named }, { type: 'string' }] } },
  };
  return {
    reference,
    ...annotations,
    'icon-name': { enum: [...usedIcons] },
    address: { enum: pages.flatMap((page) => [String(page.path), ...(page.aliases as string[])]) },
    // An empty list of choices is no schema.
    ...Object.fromEntries(
      [...ids].map(([table, own]) => [`ids-${table}`, own.length === 0 ? { type: 'string' } : { enum: [...own] }]),
    ),
  };
}

/** References of the validating schemas, moved into the one document that an editor loads. */
function editorReference(reference: string, home: string): string {
  const [file, pointer = ''] = reference.split('#');
  const name = pointer.replace('/$defs/', '');
  return file === 'common.schema.yaml' ? `#/definitions/common-${name}` : `#/definitions/${home}-${name}`;
}
