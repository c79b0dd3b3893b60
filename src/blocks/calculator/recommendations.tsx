import { compatibilityBonus, recommendedUseCases } from '../../roi/compatibility.ts';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { UseCaseButton } from './use-case-button.tsx';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The use cases that suit the selected sector best, each with its compatibility. */
export function Recommendations({ calculator }: { calculator: CalculatorState }) {
  const { roi, values, texts } = calculator;
  const useCases = recommendedUseCases(values.sector, roi).flatMap((id) => roi.useCases.filter((row) => row.id === id));
  // None for a sector that the calculator does not know.
  if (useCases.length === 0) return null;
  return (
    <section data-panel="recommendations" className="print:hidden">
      <h3 className="text-h3">{texts.recommendations.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{texts.recommendations.text}</p>
      <ul className="mt-5 ruled-sheet rounded-none sm:grid-cols-2">
        {useCases.map((useCase) => (
          <li
            key={useCase.id}
            className="relative flex min-w-0 flex-col justify-between gap-3 bg-ink p-4 transition-colors duration-150 hover:bg-inset has-aria-pressed:bg-inset"
          >
            <UseCaseButton calculator={calculator} useCase={useCase} />
            <CompatibilityMeter bonus={compatibilityBonus(values.sector, useCase.id, roi)} bar={roi.bar} />
          </li>
        ))}
      </ul>
    </section>
  );
}
