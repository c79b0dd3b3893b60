import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { CalculationSteps } from './calculation-steps.tsx';
import { figuresOf } from './figures.ts';

/** How every figure of a result came about, behind one disclosure. */
export function CalculationDetail({
  calculator,
  calculation: { inputs, result },
}: {
  calculator: CalculatorState;
  calculation: Calculation;
}) {
  const { texts } = calculator;
  return (
    <details className="group mt-6 border-y border-line-strong">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium text-strong hover:text-amber">
        {texts.explanation.summary}
        <span
          aria-hidden="true"
          className="font-mono text-quiet transition-transform duration-150 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      {figuresOf(result, texts.result).map((figure) => (
        <section key={figure.field} data-steps={figure.field} className="border-t border-line pt-3 pb-4">
          <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-medium text-strong">
            {figure.label}
            <span className="font-mono font-normal text-body">{figure.text}</span>
          </h4>
          <CalculationSteps field={figure.field} inputs={inputs} calculator={calculator} />
        </section>
      ))}
    </details>
  );
}
