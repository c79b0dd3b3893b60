import { useEffect, useEffectEvent } from 'react';
import { calculationPages } from '#generated/calculation-pages.ts';
import { enteredRows, resultWords, summaryOf } from '../../calculator/result-words.ts';
import { labelOf, nameOfSector, nameOfUseCase } from '../../calculator/form-values.ts';
import { addressOf } from '../../calculator/scenario-address.ts';
import { fillSentence } from '../../calculator/written-return.ts';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { type AttachedCalculation, readCalculation, writeCalculation } from '../../forms/attached-calculation.ts';
import { leadField, leadFields } from '../../roi/scenario-link.ts';
import { figuresOf, headlineOf, inFull } from './figures.ts';
import { useInstrument, type ResultProps } from './instrument.ts';

/**
 * A result attached to a request: in words for the visitor, and in fields for the recipient (ids with their labels, the figures, and the link
 * that opens it again).
 * @param earlier messages that it may replace
 */
function attachedCalculation(
  calculation: Calculation,
  earlier: readonly string[],
  calculator: Pick<CalculatorState, 'roi' | 'texts' | 'resultLink'>,
): AttachedCalculation {
  const { roi, texts, resultLink } = calculator;
  const { inputs, result } = calculation;
  const words = resultWords(calculation, calculator);
  const fields = leadFields(inputs, result);
  const labels = {
    calculationType: labelOf(roi.calculationTypes, inputs.calculationType),
    sector: nameOfSector(roi, inputs.sector, texts.form.unknownSector),
    useCase: nameOfUseCase(roi, inputs.useCase),
    companySize: labelOf(roi.companySizes, inputs.companySize),
  };
  const labelled = Object.entries(labels)
    .map(([name, label]) => [leadField(name), label] as const)
    .filter(([name]) => name in fields);
  return {
    subject: `${words.mode} · ${words.subject}`,
    figures: Object.fromEntries(
      headlineOf(figuresOf(result, calculator)).map((figure) => [figure.label, inFull(figure)]),
    ),
    given: Object.fromEntries(enteredRows(inputs, roi, texts.form)),
    fields: {
      ...fields,
      ...Object.fromEntries(labelled.map(([name, label]) => [`${name}Label`, label])),
      roiSummary: summaryOf(roi, words),
      roiLink: addressOf(resultLink),
    },
    message: fillSentence(roi.sentences.request, words),
    over: ['', ...earlier],
  };
}

/**
 * Stores the result for a form when the visitor follows a link to one with a request: in the storage of the tab, so
 * that no amount is in an address, a header or a log. Nothing is stored before.
 */
export function CarryCalculation({ calculation }: ResultProps) {
  const instrument = useInstrument();
  const store = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href*="?"]') : null;
    if (link === null || !calculationPages.includes(link.pathname)) return;
    const last = readCalculation();
    const earlier = last === undefined ? [] : [...last.over, last.message];
    writeCalculation(attachedCalculation(calculation, earlier, instrument));
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => store(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
