import type { EventCountWords } from '#generated/types.ts';

/** An event by its day (`2026-12-01`), and whether it is over. */
interface TimedEvent {
  date: string;
  isPast: boolean;
}

/** Upcoming events come first, soonest first; then past events, latest first. */
export function byTime(a: TimedEvent, b: TimedEvent): number {
  if (a.isPast !== b.isPast) return a.isPast ? 1 : -1;
  return a.isPast ? b.date.localeCompare(a.date) : a.date.localeCompare(b.date);
}

/** Marks a row as past or upcoming, and shows the parts that belong to that state. */
export function showTime(row: HTMLElement, isPast: boolean): void {
  row.toggleAttribute('data-past', isPast);
  for (const part of row.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = (part.dataset.when === 'past') !== isPast;
}

/**
 * Puts each row into the list that holds its kind (`data-holds`: `upcoming`, `past` or `all` that no list before holds), no more
 * than its `data-limit`, in their order. The message for an empty list takes its place.
 */
export function arrangeEvents(place: HTMLElement, rows: readonly HTMLElement[]): void {
  let left = rows
    .map((row) => ({ row, date: row.dataset.date ?? '', isPast: row.dataset.past !== undefined }))
    .sort(byTime);
  for (const list of place.querySelectorAll<HTMLElement>('[data-holds]')) {
    const { holds, limit } = list.dataset;
    const held = left
      .filter(({ isPast }) => holds === 'all' || (holds === 'past') === isPast)
      .slice(0, limit === undefined ? undefined : Number(limit));
    left = left.filter((event) => !held.includes(event));
    list.append(...held.map(({ row }) => row));
    if (holds === 'upcoming') {
      list.hidden = held.length === 0;
      place.querySelector('[data-none]')?.toggleAttribute('hidden', held.length > 0);
    }
    // Its heading goes with it.
    if (holds === 'past') list.parentElement?.toggleAttribute('hidden', held.length === 0);
  }
}

/** How many events there are, in words: 0 → « Aucun événement », 1 → « 1 événement », 8 → « 8 événements ». */
export function countEvents(count: number, { none, one, many }: EventCountWords): string {
  if (count === 0) return none;
  return `${count} ${count === 1 ? one : many}`;
}
