import { keyOf, textsIn } from '../../base/walk-texts.ts';
import type { MadePage } from './page-plan.ts';

/** The `id`s that the blocks of a page write: what an address may lead to after its `#`. */
export function pageAnchors({ blocks }: MadePage): Set<string> {
  const texts = blocks.flatMap(({ value }) => textsIn(value));
  return new Set(texts.flatMap((placed) => (keyOf(placed) === 'id' ? [placed.text] : [])));
}
