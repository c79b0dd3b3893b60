import { useEffect, useEffectEvent } from 'react';
import { calculationPages } from '#generated/calculation-pages.ts';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { readCalculation, writeCalculation } from '../../forms/attached-calculation.ts';
import { attachedCalculation } from './attach-calculation.ts';

/**
 * Takes the result along to a form when the visitor follows a link of the page that asks one for something: in the storage of the tab, so
 * that no amount stands in an address, a header or a log. Nothing is kept before.
 */
export function CarryCalculation({
  calculator,
  calculation,
}: {
  calculator: CalculatorState;
  calculation: Calculation;
}) {
  const keep = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href*="?"]') : null;
    if (link === null || !calculationPages.includes(link.pathname)) return;
    const last = readCalculation();
    const earlier = last === undefined ? [] : [...last.over, last.message];
    writeCalculation(attachedCalculation(calculation, earlier, calculator));
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => keep(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
