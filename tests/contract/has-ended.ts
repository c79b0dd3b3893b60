import type { Block, OffersBlock } from '#generated/types.ts';
import { hasPassed } from '../../src/ui/days.ts';
import { site } from './real-site.ts';

/** Is it an offer whose last day is over on the day of the site? Nothing of it is shown then but the list prices. */
export function hasEnded(block: Block): block is OffersBlock {
  return block.type === 'offers' && block.validUntil !== undefined && hasPassed(block.validUntil, site.day);
}
