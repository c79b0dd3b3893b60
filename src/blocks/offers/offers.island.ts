import { hasPassed, followLocalDay } from '../../ui/days.ts';

/**
 * Ends an offer once its last day is over for the visitor, in a page that was built before. The parts of the section for the time
 * before (`data-until-end`) are replaced by those of the same name in its templates, or removed.
 */
export function offersIsland(place: HTMLElement): void {
  const section = place.closest('section') ?? place;
  const { validUntil = '' } = place.querySelector<HTMLElement>('[data-valid-until]')?.dataset ?? {};
  if (validUntil === '') return;
  followLocalDay((today) => {
    if (!hasPassed(validUntil, today)) return;
    const after = [...section.querySelectorAll('template')].map(({ content }) => content);
    for (const part of section.querySelectorAll<HTMLElement>('[data-until-end]')) {
      const name = `[data-after-end="${part.dataset.untilEnd}"]`;
      const next = after.map((content) => content.querySelector(name)).find((found) => found !== null);
      if (next === undefined) part.remove();
      else replacePart(part, next);
    }
  });
}

/** The new heading takes the id of the one that named the section: ids are unique on a page, templates included. */
function replacePart(part: Element, next: Element): void {
  const heading = part.querySelector('h2');
  if (heading !== null) next.querySelector('h2')?.setAttribute('id', heading.id);
  part.replaceWith(next);
}
