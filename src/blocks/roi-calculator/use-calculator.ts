import { useState } from 'react';
import type { Roi } from '../../generated/types.ts';
import { readLink, writeLink, type Scenario } from '../../roi/scenario-link.ts';
import { calculate, type Calculation } from './calculation.ts';
import { areSameInputs, scenarioOf, valuesOf, type FormValues } from './form-values.ts';
import { useAddress } from './use-address.ts';

/** The calculator's state, and what changes it. */
export type Calculator = ReturnType<typeof useCalculator>;

/**
 * The calculator's state, kept in the address of the page.
 * The result is empty until the first calculation and replaced on each one: editing the form never changes a result that
 * is shown. A link made from a result shows it at once.
 * @param figures fingerprint of today's constants
 */
export function useCalculator(roi: Roi, figures: string) {
  const [initial] = useState<FormValues>(() => valuesOf(roi));
  const [values, setValues] = useState(initial);
  const [calculation, setCalculation] = useState<Calculation>();
  const [isDamaged, setIsDamaged] = useState(false);
  const inputs = scenarioOf(values);
  const isFresh = calculation !== undefined && areSameInputs(calculation.inputs, inputs);
  const query = queryOf(inputs, isFresh ? figures : undefined);
  const restore = (search: string) => {
    const link = readLink(new URLSearchParams(search), roi);
    const restored = valuesOf(roi, link.scenario);
    setValues(restored);
    setIsDamaged(link.isDamaged);
    setCalculation((last) =>
      link.figures === undefined || link.isDamaged
        ? undefined
        : calculate(scenarioOf(restored), roi, last, link.figures !== figures),
    );
  };
  const keepInAddress = useAddress(query, isFresh, restore);
  return {
    values,
    /** The visitor, or a link, has changed the form. */
    isTouched: values !== initial,
    calculation,
    /** The form is no longer the one the result was computed from. */
    isStale: calculation !== undefined && !isFresh,
    /** The page was opened with a link that could not be read whole. */
    isDamaged,
    /** Opens the calculator with this form, and its result when it is fresh. */
    query,
    /** Opens the calculator with the result that is shown. */
    resultQuery: calculation === undefined ? query : queryOf(calculation.inputs, figures),
    change: (changes: Partial<FormValues>) => {
      keepInAddress();
      setValues((current) => ({ ...current, ...changes }));
    },
    calculate: () => {
      keepInAddress();
      setIsDamaged(false);
      setCalculation((last) => calculate(inputs, roi, last));
    },
  };
}

function queryOf(inputs: Scenario, figures: string | undefined): string {
  return new URLSearchParams(writeLink(inputs, figures)).toString();
}
