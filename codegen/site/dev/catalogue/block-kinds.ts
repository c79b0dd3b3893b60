import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockKind } from '../../../../src/shared/block-kind.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import { textLengths } from '../../../validate/text-lengths.ts';
import type { Json } from '../../../base/json.ts';
import { exampleTexts } from './example-texts.ts';
import { fieldGroups } from './field-groups.ts';
import { purposeOf } from './purpose.ts';
import { variantOf } from './variants.ts';

/**
 * All kinds of block as the catalogue shows them.
 * @param engine the folder of the blocks
 * @param settings of the site, which say how long texts may be
 */
export function blockKinds(
  { blocks, common, examples }: Pick<Schemas, 'blocks' | 'common' | 'examples'>,
  engine: string,
  settings: Json,
): BlockKind[] {
  const lengths = textLengths(common, settings);
  return [...blocks].map(([type, schema]) => {
    const texts = exampleTexts(readFileSync(join(engine, `src/blocks/${type}/${type}.examples.yaml`), 'utf8'));
    return {
      type,
      ...purposeOf(schema),
      description: String(schema.description ?? ''),
      examples: (examples.get(type) ?? []).map((example, place) => ({
        ...variantOf(example, schema),
        yaml: texts[place] ?? '',
      })),
      groups: fieldGroups(schema, { common }, lengths),
    };
  });
}
