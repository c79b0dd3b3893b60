import { hasPassed } from '../../ui/has-passed.ts';
import { followLocalDay } from '../../ui/local-day.ts';

/**
 * Takes the days that are over, by the visitor's date, out of the strip: « prochains » stays true of a page built long ago. The
 * events that follow move up; when none is left, a sentence says so.
 */
export function eventStripIsland(place: HTMLElement): void {
  const days = [...place.querySelectorAll<HTMLElement>('[data-date]')];
  const list = place.querySelector('ol');
  const none = place.querySelector('[data-none]');
  const count = Number(list?.dataset.count);
  followLocalDay((today) => {
    const next = days.filter(({ dataset }) => !hasPassed(dataset.date ?? '', today)).slice(0, count);
    list?.replaceChildren(...next);
    none?.toggleAttribute('hidden', next.length > 0);
  });
}
