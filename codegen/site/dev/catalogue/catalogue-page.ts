import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, isSeq, parseDocument } from 'yaml';
import type { BlockKind, BlockUse } from '../../../../src/shared/block-kind.ts';
import { isObject, textAt, type Json, type JsonObject } from '../../../base/json.ts';
import type { Site } from '../../../model/site.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import { textLengths } from '../../../validate/text-lengths.ts';
import type { Assets } from '../../../../src/shared/assets.ts';
import { fieldGroups } from './field-groups.ts';

/** A request of the catalogue: its index, a kind of block, or one example alone. */
export interface CatalogueRequest {
  type?: string;
  /** From 1. */
  example?: number;
}

/** The request of an address; undefined for an address outside of the catalogue. */
export function catalogueRequest(pathname: string): CatalogueRequest | undefined {
  const found = /^\/_blocks(?:\/(?<type>[a-z-]+)(?:\/(?<example>[1-9]\d*))?)?\/?$/u.exec(pathname);
  if (found === null) return undefined;
  const { type, example } = found.groups ?? {};
  return { ...(type !== undefined && { type }), ...(example !== undefined && { example: Number(example) }) };
}

/** The renderer of the catalogue (`src/dev/catalogue`), loaded at run time: codegen never imports src. */
export interface CatalogueRenderer {
  renderIndex: (site: Pick<Site, 'theme'>, kinds: readonly BlockKind[], uses: readonly BlockUse[]) => string;
  renderKind: (site: Pick<Site, 'theme'>, kind: BlockKind, uses: readonly BlockUse[]) => string;
  renderExample: (site: Site, kind: BlockKind, block: JsonObject, assets: Assets) => string;
}

/** The inputs of a page of the catalogue. */
interface CatalogueContents {
  site: Site;
  schemas: Schemas;
  /** The folder of the blocks. */
  engine: string;
  assets: Assets;
}

/** The HTML of a page of the catalogue; undefined for a kind of block or an example that does not exist. */
export function cataloguePage(
  renderer: CatalogueRenderer,
  { type, example }: CatalogueRequest,
  { site, schemas, engine, assets }: CatalogueContents,
): string | undefined {
  const blocks = [...schemas.blocks].filter(([name]) => type === undefined || name === type);
  const kinds = blockKinds({ ...schemas, blocks: new Map(blocks) }, engine, site.settings);
  if (type === undefined) return renderer.renderIndex(site, kinds, blockUses);
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  if (example === undefined) return renderer.renderKind(site, kind, blockUses);
  const block = schemas.examples.get(type)?.[example - 1];
  // The script of visitors: that of the dev server puts its editing bar on the page.
  return block && renderer.renderExample(site, kind, block, { ...assets, script: '/src/browser/main.ts' });
}

/** The uses of blocks, in the order of a page. `purpose.use` of a block's schema names one. */
export const blockUses: readonly BlockUse[] = [
  { id: 'ouvrir', label: 'Ouvrir une page' },
  { id: 'présenter', label: 'Présenter ce que vous proposez' },
  { id: 'prouver', label: 'Prouver ce que vous avancez' },
  { id: 'comparer', label: 'Comparer' },
  { id: 'expliquer', label: 'Expliquer' },
  { id: 'lister', label: 'Lister ce qui existe' },
  { id: 'convertir', label: 'Faire agir le visiteur' },
  { id: 'naviguer', label: 'Mener à une autre page' },
];

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
  if (!blockUses.some(({ id }) => id === use)) throw new Error(`${String($id)}: no use is called « ${use} »`);
  return { name: word('name'), use, choose: word('choose'), avoid: word('avoid'), finds: textAt(own, ['finds']) ?? '' };
}

/**
 * All kinds of block as the catalogue shows them.
 * @param engine the folder of the blocks
 * @param settings the settings of the site, with the lengths of texts
 */
export function blockKinds(schemas: Schemas, engine: string, settings: Json): BlockKind[] {
  const lengths = textLengths(schemas.common, settings);
  return [...schemas.blocks].map(([type, schema]) => {
    const texts = exampleTexts(readFileSync(join(engine, `src/blocks/${type}/${type}.examples.yaml`), 'utf8'));
    return {
      type,
      ...purposeOf(schema),
      description: String(schema.description ?? ''),
      examples: (schemas.examples.get(type) ?? []).map((example, place) => ({
        ...variantOf(example, schema),
        yaml: texts[place] ?? '',
      })),
      groups: fieldGroups(schema, schemas, lengths),
    };
  });
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

/** The fields that make an example a variant, as a page writes them (`look: ruled`), and their explanations in the schema. */
function variantOf(
  example: JsonObject,
  { properties }: JsonObject,
): { variant: readonly string[]; glosses: readonly string[] } {
  const named = varying.flatMap((key) => (typeof example[key] === 'string' ? [[key, example[key]] as const] : []));
  const held = kinds.flatMap((key) => {
    const part = example[key];
    return isObject(part) && typeof part.kind === 'string' ? [`${key}: ${part.kind}`] : [];
  });
  const { drawing } = example;
  const drawn = isObject(drawing) ? Object.keys(drawing).map((name) => `drawing: ${name}`) : [];
  const glosses = named.flatMap(([key, value]) => {
    const field = isObject(properties) ? properties[key] : undefined;
    const gloss = isObject(field) ? glossOf(value, field) : undefined;
    return gloss === undefined ? [] : [gloss];
  });
  return { variant: [...named.map(([key, value]) => `${key}: ${value}`), ...held, ...drawn], glosses };
}

/** The part of a description that explains one value: from its name to the next one, as in « `plain` (par défaut) deux colonnes ; `ruled` … ». */
function glossOf(value: string, { description }: JsonObject): string | undefined {
  const start = typeof description === 'string' ? description.indexOf(`\`${value}\``) : -1;
  if (typeof description !== 'string' || start < 0) return undefined;
  const [gloss = ''] = description.slice(start).split(/[,;.:]\s+(?=`[a-z-]+`)/u, 1);
  return gloss.replace(/[\s;,.]+$/u, '');
}
