import type { FormCalculation } from '#generated/types.ts';
import { makeElement } from '../ui/make-element.ts';
import type { AttachedCalculation } from './attached-calculation.ts';
import type { FormFields } from './form-fields.ts';

/** A result of the calculator that goes with a request, as its visitor reads it: what it says, what was entered, and how to take it off. */
export function calculationCard(
  { subject, figures, given }: AttachedCalculation,
  texts: FormCalculation,
  onRemove: () => void,
): HTMLElement {
  const remove = makeElement('button', 'button-secondary', texts.remove);
  remove.type = 'button';
  remove.addEventListener('click', onRemove);
  const heading = makeElement('strong', 'block font-semibold text-strong', texts.heading);
  const card = makeElement(
    'section',
    'mb-8 border-l-2 border-amber bg-raised py-3 pr-2 pl-4 text-small',
    makeElement(
      'div',
      'flex items-start justify-between gap-x-4',
      makeElement('p', 'min-w-0 wrap-anywhere', heading, subject),
      remove,
    ),
    list(figures, 'mt-2 flex flex-wrap gap-x-6 gap-y-1', '', 'font-mono font-medium text-strong'),
    makeElement(
      'details',
      'mt-2',
      makeElement('summary', 'min-h-6 text-quiet hover:text-strong', texts.given),
      list(given, 'mt-2', 'flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5', 'text-strong'),
    ),
    makeElement('p', 'mt-2 text-quiet', texts.note),
  );
  card.ariaLabel = texts.heading;
  card.dataset.calculation = '';
  return card;
}

function list(rows: FormFields, className: string, row: string, value: string): HTMLElement {
  const entries = Object.entries(rows).map(([label, text]) =>
    makeElement('div', row, makeElement('dt', 'text-quiet', label), makeElement('dd', value, text)),
  );
  return makeElement('dl', className, ...entries);
}
