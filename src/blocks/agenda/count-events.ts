import type { EventCountWords } from '#generated/types.ts';

/** How many events there are, in words: 0 → « Aucun événement », 1 → « 1 événement », 8 → « 8 événements ». */
export function countEvents(count: number, { none, one, many }: EventCountWords): string {
  if (count === 0) return none;
  return `${count} ${count === 1 ? one : many}`;
}
