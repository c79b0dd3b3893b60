import { useEffect, useEffectEvent, useRef } from 'react';
import type { Form } from '#generated/types.ts';
import type { CalculationKey } from '../ui/own-entries.ts';
import { fieldsOf } from './answer.ts';
import type { RequestFormState } from './use-request-form.ts';

const key: CalculationKey = 'calculation';

/**
 * A result of the calculator that goes with the request, where the visitor brings one: only then is loaded what shows it, outside of what
 * React draws. Without it the form is what it is for everybody else.
 * @returns where it stands
 */
export function useCalculation(form: Form, request: RequestFormState) {
  const place = useRef<HTMLDivElement>(null);
  const takeOff = useRef<() => void>(undefined);
  const isSent = request.submission.phase === 'confirmed';
  const show = useEffectEvent(async () => {
    // Storage that is disabled throws.
    if (form.calculation === undefined || sessionStorage.getItem(key) === null) return;
    const { showCalculation } = await import('./show-calculation.ts');
    if (place.current)
      takeOff.current = showCalculation(place.current, form.calculation, request, fieldsOf(form)[0]?.name ?? '');
  });
  useEffect(() => {
    show().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isSent) takeOff.current?.();
  }, [isSent]);
  return place;
}
