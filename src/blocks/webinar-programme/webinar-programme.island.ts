import { contextHref } from '../../ui/context-href.ts';
import { followLocalDay } from '../../ui/local-day.ts';
import { splitProgramme } from './split-programme.ts';

/**
 * Splits the programme into what is to come and what is over, by the visitor's date, also when that date changes under an
 * open page. The rows are the server's: they move from one list to the other, whose styles say what a row offers.
 */
export function webinarProgrammeIsland(place: HTMLElement): void {
  const [upcoming, past] = ['upcoming', 'past'].map((name) => find(place, `[data-group=${name}]`));
  if (upcoming === undefined || past === undefined) return;
  const sessions = [...place.querySelectorAll<HTMLElement>('[data-date]')].map((row) => ({
    row,
    date: row.dataset.date ?? '',
  }));
  nameSession(find(place, '[popover] a'), place);
  followLocalDay((today) => {
    const focused = place.contains(document.activeElement) ? document.activeElement : null;
    const split = splitProgramme(sessions, today);
    find(upcoming, 'ol').append(...split.upcoming.map(({ row }) => row));
    find(past, 'ol').append(...split.past.map(({ row }) => row));
    find(upcoming, 'ol').hidden = split.upcoming.length === 0;
    find(upcoming, '[data-none]').hidden = split.upcoming.length > 0;
    past.hidden = split.past.length === 0;
    keepFocus(focused);
  });
}

/** The link of the confirmation, which all buttons share, asks for the session whose button was pressed. */
function nameSession(link: HTMLElement, place: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-webinar]') : null;
    const demande = button?.dataset.webinar;
    if (demande !== undefined) link.setAttribute('href', contextHref(href, { demande }));
  });
}

/** A row that moves loses the focus. When its button is not offered any more, the link that replaces it takes over. */
function keepFocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
  const target = focused.checkVisibility()
    ? focused
    : focused.closest('li')?.querySelector<HTMLElement>('a[data-recording]');
  target?.focus({ preventScroll: true });
}

/** An element that the markup always holds. Without it the island does not start, and the page says so. */
function find(within: Element, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}
