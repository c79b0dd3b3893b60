import { useState } from 'react';
import { withCurrentIds } from '../../forms/current-ids.ts';
import type { Roi } from '#generated/types.ts';
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
  const link = linkOf(inputs, isFresh ? figures : undefined);
  const restore = (opened: string) => {
    const content = readLink(new URLSearchParams(withCurrentIds(opened)), roi);
    const restored = valuesOf(roi, content.scenario);
    setValues(restored);
    setIsDamaged(content.isDamaged);
    setCalculation((last) =>
      content.figures === undefined || content.isDamaged
        ? undefined
        : calculate(scenarioOf(restored), roi, last, content.figures !== figures),
    );
  };
  const keepInAddress = useAddress(link, isFresh, restore);
  return {
    values,
    /** The visitor, or a link, has changed the form. */
    isTouched: values !== initial,
    calculation,
    /** The form is no longer the one the result was computed from. */
    isStale: calculation !== undefined && !isFresh,
    /** The page was opened with a link that could not be read whole. */
    isDamaged,
    /** The parameters that open the calculator with this form, and its result when it is fresh. */
    link,
    /** The same for the result that is shown. */
    resultLink: calculation === undefined ? link : linkOf(calculation.inputs, figures),
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

function linkOf(inputs: Scenario, figures: string | undefined): string {
  return new URLSearchParams(writeLink(inputs, figures)).toString();
}
