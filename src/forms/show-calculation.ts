import type { FormCalculation } from '#generated/types.ts';
import { readCalculation, removeCalculation, writeCalculation } from './attached-calculation.ts';
import { calculationCard } from './calculation-card.ts';
import type { RequestFormState } from './use-request-form.ts';

/** What a result that goes with a request needs of its form. */
export type CalculationRequest = Pick<RequestFormState, 'ref' | 'attached' | 'keep'>;

/**
 * Shows the result of the calculator that the tab keeps, sends it with the request, and proposes a message once, which is then the
 * visitor's.
 * @param next the field that takes the focus when the visitor takes the result off
 * @returns takes it off: the request has arrived
 */
export function showCalculation(
  place: HTMLElement,
  texts: FormCalculation,
  { ref, attached, keep }: CalculationRequest,
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
    keep();
  };
  const takeOff = () => {
    removeCalculation();
    attached.current = {};
    place.replaceChildren();
  };
  attached.current = calculation.fields;
  replace(calculation.over, calculation.message);
  writeCalculation({ ...calculation, over: [] });
  const onRemove = () => {
    takeOff();
    replace([calculation.message], '');
    field(next)?.focus();
  };
  place.replaceChildren(calculationCard(calculation, texts, onRemove));
  return takeOff;
}
