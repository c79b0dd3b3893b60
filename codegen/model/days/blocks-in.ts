import { itemsAt, type Json } from '../../base/json.ts';

/** The blocks of a page file, whatever they are; none where it has no list of them. */
export function blocksIn(page: Json): readonly Json[] {
  return itemsAt(page, ['blocks']);
}
