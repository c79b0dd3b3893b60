import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, isSeq, parseDocument } from 'yaml';
import type { Assets } from '../../../../src/shared/assets.ts';
import type { BlockField, BlockKind, BlockUse } from '../../../../src/shared/block-kind.ts';
import { isObject, objectsIn, textAt, valueAt, type Json, type JsonObject } from '../../../base/json.ts';
import type { Site } from '../../../model/site.ts';
import { follow } from '../../../schemas/schema-walk.ts';
import type { Schemas } from '../../../schemas/schemas.ts';

/** The renderer of the catalogue (`src/dev/catalogue`), loaded at run time: codegen never imports src. */
export interface CatalogueRenderer {
  renderCatalogue: (site: Pick<Site, 'theme'>, uses: readonly BlockUse[], frame: readonly BlockField[]) => string;
  renderExample: (site: Site, block: JsonObject, assets: Assets) => string;
}

/** Whether an address is of the catalogue, which is one page, or of an example in a frame of it. */
export function isOfCatalogue(path: string): boolean {
  return path === '/_blocks' || path.startsWith('/_blocks/');
}

/** The HTML of the catalogue (`/_blocks`) or of one example (`/_blocks/cards/1`); undefined for an example that does not exist. */
export function cataloguePage(
  renderer: CatalogueRenderer,
  path: string,
  { site, schemas, engine, assets }: { site: Site; schemas: Schemas; engine: string; assets: Assets },
): string | undefined {
  if (path === '/_blocks') return renderer.renderCatalogue(site, blockUses(schemas, engine), frameFields(schemas));
  const [, , type = '', number] = path.split('/');
  const block = schemas.examples.get(type)?.[Number(number) - 1];
  // The script of visitors: that of the dev server puts its editing bar on the page.
  return block && renderer.renderExample(site, block, { ...assets, script: '/src/browser/main.ts' });
}

/** The uses of blocks, in the order of a page. `purpose.use` of a block's schema names one. */
const uses: Readonly<Record<string, string>> = {
  ouvrir: 'Ouvrir une page',
  présenter: 'Présenter ce que vous proposez',
  prouver: 'Prouver ce que vous avancez',
  comparer: 'Comparer',
  expliquer: 'Expliquer',
  lister: 'Lister ce qui existe',
  convertir: 'Faire agir le visiteur',
  naviguer: 'Mener à une autre page',
};

/** All kinds of block as the catalogue shows them, by use. @param engine the folder of the blocks */
export function blockUses(schemas: Schemas, engine: string): BlockUse[] {
  const kinds = [...schemas.blocks].map(([type, schema]) => blockKind(type, schema, schemas, engine));
  return Object.entries(uses).map(([id, label]) => ({ id, label, kinds: kinds.filter(({ use }) => use === id) }));
}

function blockKind(type: string, schema: JsonObject, schemas: Schemas, engine: string): BlockKind {
  const texts = exampleTexts(readFileSync(join(engine, `src/blocks/${type}/${type}.examples.yaml`), 'utf8'));
  const examples = schemas.examples.get(type) ?? [];
  const frame = schema.frame === undefined ? [] : frameFields(schemas).map(({ name }) => name);
  return {
    type,
    ...purposeOf(schema),
    description: String(schema.description ?? ''),
    examples: examples.map((example, place) => ({ variant: variantOf(example), yaml: texts[place] ?? '' })),
    fields: fieldsOf(schema, (node) => follow(node, schema, schemas)).filter(({ name }) => !frame.includes(name)),
  };
}

/** The fields of the frame that all sections have, but for their layouts, which differ. */
function frameFields(schemas: Schemas): BlockField[] {
  const frame = valueAt(schemas.common, ['$defs', 'frame']);
  const fields = isObject(frame) ? fieldsOf(frame, (node) => follow(node, schemas.common, schemas)) : [];
  return fields.filter(({ name }) => name !== 'layout');
}

/** The fields of a shape with those of their content, required ones first. @param above the properties that hold it: a shape may hold itself */
function fieldsOf(
  { properties, required }: JsonObject,
  shapeOf: (node: JsonObject) => JsonObject | undefined,
  above: readonly Json[] = [],
): BlockField[] {
  if (!isObject(properties) || above.includes(properties)) return [];
  const held = (shape: JsonObject): BlockField[] => {
    const parts = isObject(shape.items) ? [shape.items] : objectsIn(shape.oneOf);
    const own = fieldsOf(shape, shapeOf, [...above, properties]);
    return [...own, ...parts.flatMap((part) => held(shapeOf(part) ?? {}))];
  };
  const fields = Object.entries(properties).flatMap(([name, node]): BlockField[] => {
    const shape = isObject(node) ? shapeOf(node) : undefined;
    if (shape === undefined || name === 'type') return [];
    return [
      {
        name,
        description: String(shape.description ?? ''),
        required: Array.isArray(required) && required.includes(name),
        choices: Array.isArray(shape.enum) ? shape.enum.map(String) : [],
        fields: [...new Map(held(shape).map((field) => [field.name, field])).values()],
      },
    ];
  });
  return fields.toSorted((one, other) => Number(other.required) - Number(one.required));
}

type Purpose = Pick<BlockKind, 'name' | 'use' | 'choose' | 'avoid' | 'finds'>;

/** The purpose of a block, from its schema. Throws where it is missing: schemas are our own code. */
function purposeOf({ $id, purpose }: JsonObject): Purpose {
  const own = isObject(purpose) ? purpose : {};
  const word = (key: keyof Purpose): string => {
    const value = own[key];
    if (typeof value !== 'string') throw new Error(`${String($id)} has no purpose.${key}`);
    return value;
  };
  const use = word('use');
  if (!(use in uses)) throw new Error(`${String($id)}: no use is called « ${use} »`);
  return { name: word('name'), use, choose: word('choose'), avoid: word('avoid'), finds: textAt(own, ['finds']) ?? '' };
}

/** Where an item of `blocks:` begins in the files of pages. */
const dash = '  - ';

/**
 * The examples of a block as they are written in their file, comments and quotes included, each as an item of `blocks:` in a page.
 * @param text of `<type>.examples.yaml`: a list that starts at the beginning of a line
 */
function exampleTexts(text: string): string[] {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return [];
  return contents.items.map((item) => {
    const [start, end] = isNode(item) && item.range ? item.range : [0, 0];
    const [first = '', ...rest] = text.slice(start, end).trimEnd().split('\n');
    return [dash + first, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  });
}

/** The fields that make an example a variant of its block. */
const varying = ['look', 'layout'] as const;

/** The parts that have a `kind`. */
const kinds = ['aside', 'part', 'screen'] as const;

/** The fields that make an example a variant, as a page writes them (`look: ruled`). */
function variantOf(example: JsonObject): string[] {
  const named = varying.flatMap((key) => (typeof example[key] === 'string' ? [`${key}: ${example[key]}`] : []));
  const held = kinds.flatMap((key) => {
    const part = example[key];
    return isObject(part) && typeof part.kind === 'string' ? [`${key}: ${part.kind}`] : [];
  });
  const { drawing } = example;
  return [...named, ...held, ...(isObject(drawing) ? Object.keys(drawing).map((name) => `drawing: ${name}`) : [])];
}
