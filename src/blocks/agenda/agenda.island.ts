import { hasPassed, followLocalDay } from '../../ui/days.ts';
import { requestHref } from '../../ui/addresses.ts';
import { arrangeEvents, showTime } from './arrange-events.ts';
import { filterEvents } from './filter-events.ts';

/**
 * Marks the past events by the visitor's date, also when that date changes under an open page, and filters the events where the
 * page has a filter. The rows are the server's: only their places and their buttons change.
 */
export function agendaIsland(place: HTMLElement): void {
  const rows = [...place.querySelectorAll<HTMLElement>('[data-date]')];
  // An event that the page marks as past stays so: it was called off, or its day was over at build time.
  const upcoming = rows.filter(({ dataset }) => dataset.past === undefined);
  const message = place.querySelector<HTMLElement>('[data-asks]');
  if (message !== null) nameEvent(message, place);
  const form = place.querySelector('form');
  const show = form === null ? () => {} : filterEvents(place, form, rows);
  followLocalDay((today) => {
    const focused = place.contains(document.activeElement) ? document.activeElement : null;
    for (const row of upcoming) showTime(row, hasPassed(row.dataset.date ?? '', today));
    arrangeEvents(place, rows);
    show();
    keepFocus(focused);
  });
}

/** The link of the message, which all buttons share, names the event of the pressed button. */
function nameEvent(message: HTMLElement, place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-request]') : null;
    const eventId = button?.dataset.request;
    if (eventId !== undefined)
      message.querySelector('a')?.setAttribute('href', requestHref(message.dataset.asks ?? '', eventId));
  });
}

/** A row that moves loses the focus. When its button is not offered any more, the link that replaces it takes over. */
function keepFocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
  const target = focused.offsetParent
    ? focused
    : focused.closest('[data-date]')?.querySelector<HTMLElement>('a[data-when=past]');
  target?.focus({ preventScroll: true });
}
