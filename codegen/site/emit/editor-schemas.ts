import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { noteKeywords } from '../../validate/note-keywords.ts';
import { relationNames } from '../../validate/relations.ts';
import { textLengths, type TextLengths } from '../../validate/text-lengths.ts';
import { tablesInRole } from '../../model/roles/plan.ts';
import { camelCase } from '../../base/names.ts';

/** The path of a file in the folder, and its text. */
export type EmittedFile = readonly [name: string, text: string];

/** The values of a site in editor schemas. */
export interface EditorWords {
  facts: readonly string[];
  forms: readonly string[];
  /** The ids of rows, by table. */
  ids: ReadonlyMap<string, readonly string[]>;
  addresses: readonly string[];
  icons: readonly string[];
  /** The lengths of texts in its settings. */
  lengths: Json;
}

/** The words of a site that editors complete. */
export function editorWords({ facts, forms, tables, pages, usedIcons, settings }: Site, schemas: Schemas): EditorWords {
  const idsIn = (table: string) =>
    (tables[camelCase(table)] ?? []).flatMap((row) => (isObject(row) ? [String(row.id)] : []));
  return {
    facts: Object.keys(facts),
    forms: Object.keys(forms),
    ids: new Map([...schemas.tables.keys()].map((table) => [table, idsIn(table)])),
    addresses: pages.flatMap((page) => [String(page.path), ...(page.aliases as string[])]),
    icons: usedIcons,
    lengths: settings['lengths'] ?? null,
  };
}

/**
 * JSON Schemas for editors (yaml-language-server), one for each kind of spec file, in `editor/`.
 * They differ from the validating schemas: a reference may stand for any value, annotations are allowed,
 * and ids, addresses, icons and references are completed from what exists now. One after the other: each names all rows of the site.
 */
export function* emitEditorSchemas(words: EditorWords, schemas: Schemas): Generator<EmittedFile> {
  const editor = new EditorSchema(words, schemas);
  for (const [kind, schema] of schemas.kinds) {
    yield fileOf(kind, kind === 'page' ? editor.page(schema, schemas.blocks) : editor.document(schema));
  }
  for (const [table, schema] of schemas.tables) yield fileOf(table, editor.table(schema));
}

function fileOf(name: string, schema: JsonObject): EmittedFile {
  const $comment = `Generated from the schema of "${name}" by "npm run codegen": do not edit, the next run replaces it.`;
  return [`editor/${name}.schema.json`, `${JSON.stringify({ $comment, ...schema }, undefined, 1)}\n`];
}

class EditorSchema {
  readonly #definitions: JsonObject;
  readonly #schemas: Schemas;
  readonly #lengths: TextLengths;

  constructor(words: EditorWords, schemas: Schemas) {
    this.#schemas = schemas;
    this.#lengths = textLengths(schemas.common, { lengths: words.lengths });
    this.#definitions = { reference: referenceSchema(words), ...annotations, ...vocabulary(words) };
    const common = schemas.common.$defs as JsonObject;
    for (const [name, shape] of Object.entries(common))
      this.#definitions[`common-${name}`] = this.#open(shape, 'common');
  }

  document(schema: JsonObject): JsonObject {
    const local = isObject(schema.$defs) ? schema.$defs : {};
    const definitions = { ...this.#definitions };
    for (const [name, shape] of Object.entries(local)) definitions[`local-${name}`] = this.#open(shape, 'local');
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...(this.#open(schema, 'local') as JsonObject),
      definitions,
    };
  }

  table(schema: JsonObject): JsonObject {
    const { definitions = {}, $schema = '', ...own } = this.document(schema);
    const row = { ...own, properties: { ...days, ...(own.properties as JsonObject) } };
    return { $schema, anyOf: [{ type: 'array', items: row }, row], definitions };
  }

  page(schema: JsonObject, blocks: ReadonlyMap<string, JsonObject>): JsonObject {
    const document = this.document(schema);
    const branches = [...blocks].map(([type, block]) => {
      const { definitions, $schema, ...body } = this.document(block);
      const own = Object.entries(definitions as JsonObject).filter(([name]) => name.startsWith('local-'));
      const renamed = JSON.parse(
        JSON.stringify(body).replaceAll('#/definitions/local-', `#/definitions/${type}-`),
      ) as JsonObject;
      for (const [name, shape] of own) {
        const text = JSON.stringify(shape).replaceAll('#/definitions/local-', `#/definitions/${type}-`);
        (document.definitions as JsonObject)[name.replace('local-', `${type}-`)] = JSON.parse(text) as Json;
      }
      return {
        ...renamed,
        properties: { ...days, ...(renamed.properties as JsonObject), when: condition },
        description: `${String(block.description ?? type)} (${String($schema).length > 0 ? type : ''})`,
      };
    });
    const properties = document.properties as JsonObject;
    properties.blocks = { type: 'array', items: { anyOf: branches } };
    return document;
  }

  /**
   * Opens every mapping to annotations, and every property to a reference.
   * @param home which definitions a reference without a file means: those of the file, or the common ones.
   */
  #open(node: Json, home: 'local' | 'common'): Json {
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
      else if (key === 'items')
        result.items = { anyOf: [this.#open(value, home), { $ref: '#/definitions/reference' }] };
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
  #rows({ rowsOf: _, ...list }: JsonObject, role: string, home: 'local' | 'common'): JsonObject {
    const queries = tablesInRole(this.#schemas, role).map((table) => ({
      type: 'object',
      additionalProperties: false,
      required: ['from'],
      properties: {
        from: { const: table },
        around: { anyOf: [{ $ref: `#/definitions/ids-${table}` }, { $ref: '#/definitions/reference' }] },
        pick: {
          anyOf: [
            { type: 'array', items: { $ref: `#/definitions/ids-${table}` } },
            { $ref: '#/definitions/reference' },
          ],
        },
      },
    }));
    return { anyOf: [...queries, this.#open(list, home)] };
  }

  #openProperties(properties: JsonObject, home: 'local' | 'common'): JsonObject {
    const open: JsonObject = {};
    for (const [name, property] of Object.entries(properties)) {
      const schema = this.#open(property, home);
      if (!isObject(schema)) continue;
      const description = typeof schema.description === 'string' ? { description: schema.description } : {};
      open[name] =
        'const' in schema ? schema : { ...description, anyOf: [schema, { $ref: '#/definitions/reference' }] };
    }
    for (const key of Object.keys(annotations)) open[key] = { $ref: `#/definitions/${key}` };
    return open;
  }
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

/** How long a text with references is, and what it looks like, is known only once they are resolved. */
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

function referenceSchema({ facts, forms, ids }: EditorWords): JsonObject {
  const rows = [...ids].flatMap(([table, own]) => own.map((id) => `${table}.${id}`));
  const named = [...facts.map((id) => `facts.${id}`), ...forms.map((name) => `forms.${name}`), ...rows];
  return {
    description: 'Renvoi vers une valeur écrite ailleurs.',
    type: 'object',
    additionalProperties: false,
    required: ['ref'],
    properties: { ref: { anyOf: [{ enum: named }, { type: 'string' }] } },
  };
}

function vocabulary({ addresses, icons, ids }: EditorWords): JsonObject {
  return {
    'icon-name': { enum: [...icons] },
    address: { enum: [...addresses] },
    ...(Object.fromEntries([...ids].map(([table, own]) => [`ids-${table}`, { enum: [...own] }])) as JsonObject),
  };
}

/** References of the validating schemas, moved into the one document that an editor loads. */
function editorReference(reference: string, home: 'local' | 'common'): string {
  const [file, pointer = ''] = reference.split('#');
  const name = pointer.replace('/$defs/', '');
  return file === 'common.schema.yaml' ? `#/definitions/common-${name}` : `#/definitions/${home}-${name}`;
}
