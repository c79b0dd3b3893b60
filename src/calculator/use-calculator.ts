import { useState } from 'react';
import { withCurrentIds, isNewVisit } from '../forms/deep-link.ts';
import type { CalculatorInstrument, Roi } from '#generated/types.ts';
import { calculateRoi, type RoiResult } from '../roi/calculate.ts';
import { readLink, writeLink, type Scenario } from '../roi/scenario-link.ts';
import { useIsHydrated } from '../ui/field.tsx';
import { contextOf } from './contact-action.ts';
import { areSameInputs, scenarioOf, valuesOf, type FormValues } from './form-values.ts';
import { useAddress } from './use-address.ts';

/** The offers that use cases need, in words, in the order of the use cases; null where none suits. */
export interface UseCaseOffers {
  readonly label: string;
  readonly href: string;
  /** The name, the price, and what it lacks (« Hors pack : Grafana »). */
  readonly offers: readonly (readonly [name: string, price: string, lack?: string] | null)[];
}

export interface CalculatorGiven {
  readonly texts: Omit<CalculatorInstrument, 'kind' | 'noScript' | 'offers' | 'steps'>;
  readonly roi: Roi;
  readonly offers?: UseCaseOffers | undefined;
  /** Fingerprint of today's formulas and constants. */
  readonly figures: string;
}

/** A result, and the form it was computed from: the form may have changed since. */
export interface Calculation {
  readonly inputs: Scenario;
  readonly result: RoiResult;
  readonly date: Date;
  /** 1 for the first, one more for each. */
  readonly count: number;
  /** It comes from a link that was made with other constants. */
  readonly hasOtherFigures: boolean;
  /** A link opened the page on it. */
  readonly isOpened: boolean;
}

/** Shared by all parts of the instrument: texts, constants, state, and its changes. */
export type CalculatorState = ReturnType<typeof useCalculator>;

/**
 * The calculator's state, stored in the address of the page.
 * The result is empty until the first calculation and replaced on each one: editing the form never changes a result that
 * is shown. A link made from a result shows it at once.
 */
export function useCalculator({ texts, roi, offers, figures }: CalculatorGiven) {
  const ready = useIsHydrated();
  const [initial] = useState<FormValues>(() => valuesOf(roi));
  const [values, setValues] = useState(initial);
  const [calculation, setCalculation] = useState<Calculation>();
  const [isDamaged, setIsDamaged] = useState(false);
  const inputs = scenarioOf(values);
  const isFresh = calculation !== undefined && areSameInputs(calculation.inputs, inputs);
  const link = linkOf(inputs, isFresh ? figures : undefined);
  const compute = (scenario: Scenario, hasOtherFigures: boolean, isOpened: boolean) => (last?: Calculation) => ({
    inputs: scenario,
    result: calculateRoi(scenario, roi),
    date: new Date(),
    count: (last?.count ?? 0) + 1,
    hasOtherFigures,
    isOpened,
  });
  const writeToAddress = useAddress(link, isFresh, (opened) => {
    const content = readLink(new URLSearchParams(withCurrentIds(opened)), roi);
    const restored = valuesOf(roi, content.scenario);
    const isResult = content.figures !== undefined && !content.isDamaged;
    setValues(restored);
    setIsDamaged(content.isDamaged);
    setCalculation(isResult ? compute(scenarioOf(restored), content.figures !== figures, isNewVisit()) : undefined);
  });
  return {
    texts,
    roi,
    offers,
    /** False until the browser has taken over: controls are disabled, so that no input is lost. */
    ready,
    values,
    /** The form's values as numbers. */
    inputs,
    /** The context of a request from this form. */
    context: ready ? contextOf(inputs, roi) : {},
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
      writeToAddress();
      setValues((current) => ({ ...current, ...changes }));
    },
    calculate: () => {
      writeToAddress();
      setIsDamaged(false);
      setCalculation(compute(inputs, false, false));
    },
  };
}

function linkOf(inputs: Scenario, figures: string | undefined): string {
  return new URLSearchParams(writeLink(inputs, figures)).toString();
}
