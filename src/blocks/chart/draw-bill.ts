import { drawSpending, formatSum } from './cumulative-drawing.ts';

/** Draws each offer for the bill of the slider, what they share for the chosen one, and hands the bill to the calculator's link. */
export function drawBill(place: HTMLElement, slider: HTMLInputElement): void {
  const rentYearlyEur = slider.valueAsNumber;
  const years = Number(slider.dataset.years);
  slider.setAttribute('aria-valuetext', formatSum(rentYearlyEur));
  for (const offer of place.querySelectorAll<HTMLElement>('[data-own]')) {
    const ownOnceEur = Number(offer.dataset.own);
    const drawn = drawSpending({ rentYearlyEur, ownOnceEur, years });
    const words = { ...drawn.words, saved: formatSum(rentYearlyEur * years - ownOnceEur) };
    const isChosen = offer.querySelector('[type=radio]:not(:checked)') === null;
    for (const part of isChosen ? [offer, ...place.querySelectorAll('[data-shared]')] : [offer])
      show(part, new Map(Object.entries(drawn.places)), new Map(Object.entries(words)));
  }
  const link = place.querySelector<HTMLAnchorElement>('a[href*="cloud="]');
  if (link !== null) link.search = `?cloud=${rentYearlyEur}`;
}

/** Moves the parts that have a place, and writes the words. */
function show(
  drawing: Element,
  places: ReadonlyMap<string | undefined, Readonly<Record<string, string>>>,
  words: ReadonlyMap<string | undefined, string>,
): void {
  for (const part of drawing.querySelectorAll<SVGElement>('[data-at]'))
    for (const [name, value] of Object.entries(places.get(part.dataset.at) ?? {})) part.setAttribute(name, value);
  for (const part of drawing.querySelectorAll<SVGElement>('[data-word]'))
    part.textContent = words.get(part.dataset.word) ?? part.textContent;
}
