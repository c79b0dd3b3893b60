import { useEffect, useEffectEvent, useRef } from 'react';
import type { Form } from '#generated/types.ts';
import type { CalculationKey } from '../ui/own-entries.ts';
import { fieldsOf } from './answer.ts';
import type { RequestFormState } from './use-request-form.ts';

const key: CalculationKey = 'calculation';

/**
 * Shows the calculator's result where the visitor brings one. Its script is loaded only then, and draws it outside of React.
 * @returns ref of the place where it stands
 */
export function useCalculation(form: Form, request: RequestFormState) {
  const place = useRef<HTMLDivElement>(null);
  const remove = useRef<() => void>(undefined);
  const isSent = request.submission.phase === 'confirmed';
  const show = useEffectEvent(async () => {
    // Storage that is disabled throws.
    if (form.calculation === undefined || sessionStorage.getItem(key) === null) return;
    const { showCalculation } = await import('./show-calculation.ts');
    if (place.current)
      remove.current = showCalculation(place.current, form.calculation, request, fieldsOf(form)[0]?.name ?? '');
  });
  useEffect(() => {
    show().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isSent) remove.current?.();
  }, [isSent]);
  return place;
}
