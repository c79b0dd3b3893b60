import type { BlockKind, BlockUse } from '../../../../src/shared/block-kind.ts';
import { isObject, type JsonObject, type Json } from '../../../base/json.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '../../../schemas/schemas.ts';
import { textLengths } from '../../../validate/text-lengths.ts';
import { fieldGroups } from './field-groups.ts';
import { isSeq, isNode, parseDocument } from 'yaml';

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

type Purpose = Pick<BlockKind, 'name' | 'use' | 'choose' | 'avoid'>;

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
  return { name: word('name'), use, choose: word('choose'), avoid: word('avoid') };
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
