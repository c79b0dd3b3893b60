import { hasPassed } from './has-passed.ts';
import { followLocalDay } from './local-day.ts';

/**
 * Ends an offer once its last day is over for the visitor, in a page that was built before. The parts that are true until then
 * (`data-until-end`) give way to those of the same name in the template, or go.
 * @param place has the last day (`data-valid-until`), and holds both
 */
export function endOffer(place: HTMLElement): void {
  const { validUntil = '' } = place.querySelector<HTMLElement>('[data-valid-until]')?.dataset ?? {};
  const after = place.querySelector('template')?.content;
  if (validUntil === '' || after === undefined) return;
  followLocalDay((today) => {
    if (!hasPassed(validUntil, today)) return;
    for (const part of place.querySelectorAll<HTMLElement>('[data-until-end]')) {
      const next = after.querySelector(`[data-after-end="${part.dataset.untilEnd}"]`);
      if (next === null) part.remove();
      else replacePart(part, next);
    }
  });
}

/** The heading that names the section hands its id on: no two elements of a page have the same one, templates included. */
function replacePart(part: Element, next: Element): void {
  const heading = part.querySelector('h2');
  if (heading !== null) next.querySelector('h2')?.setAttribute('id', heading.id);
  part.replaceWith(next);
}
