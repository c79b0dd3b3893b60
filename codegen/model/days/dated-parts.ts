import type { Source } from '../../read/source.ts';
import type { Row } from '../resolve/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type JsonObject, itemsAt, type Json } from '../../base/json.ts';
import { blockSchema } from '../../schemas/schema-place.ts';
import { dayKeysIn } from './days.ts';

/** The rows of a table that say on which days they are on the site: few tables have one. */
export function datedRows(rows: readonly Row[], schema: JsonObject): readonly Row[] {
  return rows.filter(({ data }) => dayKeysIn(data, schema).length > 0);
}

interface DatedBlock {
  /** In the blocks of its page. */
  place: number;
  block: JsonObject;
  schema: JsonObject | undefined;
}

/** The blocks of a page file that do. */
export function datedBlocks(page: Source, schemas: Schemas): readonly DatedBlock[] {
  return blocksIn(page.data).flatMap((block, place) => {
    const schema = blockSchema(block, schemas);
    return isObject(block) && dayKeysIn(block, schema).length > 0 ? [{ place, block, schema }] : [];
  });
}

/** The blocks of a page file, whatever they are; none where it has no list of them. */
export function blocksIn(page: Json): readonly Json[] {
  return itemsAt(page, ['blocks']);
}
