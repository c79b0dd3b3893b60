import type { Json } from '../../base/json.ts';
import { Remembered } from '../../base/remembered.ts';
import { keyOf, textsIn } from '../../base/walk-texts.ts';
import type { MadePage } from './pages.ts';

/** The `id`s that the blocks of a page write: what an address may lead to after its `#`. */
export function pageAnchors({ blocks }: MadePage): Set<string> {
  return new Set(blocks.flatMap(({ value }) => idsIn(value)));
}

function idsIn(block: Json): readonly string[] {
  return typeof block === 'object' && block !== null ? listed.get(block, listIds) : [];
}

/** Those of each block: the rules ask for those of all pages. */
const listed = new Remembered<object, readonly string[]>();

function listIds(block: object): string[] {
  return textsIn(block as Json).flatMap((placed) => (keyOf(placed) === 'id' ? [placed.text] : []));
}
