import type { FormCalculation } from '#generated/types.ts';
import {
  readCalculation,
  removeCalculation,
  writeCalculation,
  type AttachedCalculation,
} from './attached-calculation.ts';
import type { RequestFormState } from './use-request-form.ts';
import { makeElement } from '../ui/make-element.ts';
import type { FormFields } from './form-fields.ts';

/**
 * Shows the stored result of the calculator, sends it with the request, and proposes a message once.
 * @param next the field that takes the focus when the visitor removes the result
 * @returns removes the result, once the request has arrived
 */
export function showCalculation(
  place: HTMLElement,
  texts: FormCalculation,
  { ref, attached, saveDraft }: Pick<RequestFormState, 'ref' | 'attached' | 'saveDraft'>,
  next: string,
): () => void {
  const calculation = readCalculation();
  if (calculation === undefined) return () => undefined;
  const field = (name: string) => {
    const control = ref.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
  };
  const replace = (former: readonly string[], text: string) => {
    const message = field(texts.fills);
    if (message === undefined || !former.includes(message.value)) return;
    message.value = text;
    saveDraft();
  };
  const removeResult = () => {
    removeCalculation();
    attached.current = {};
    place.replaceChildren();
  };
  attached.current = calculation.fields;
  replace(calculation.over, calculation.message);
  writeCalculation({ ...calculation, over: [] });
  const onRemove = () => {
    removeResult();
    replace([calculation.message], '');
    field(next)?.focus();
  };
  place.replaceChildren(calculationCard(calculation, texts, onRemove));
  return removeResult;
}

/** The attached result as the visitor reads it: its figures, the entered values, and the button that removes it. */
function calculationCard(
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
