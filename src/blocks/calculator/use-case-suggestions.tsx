import { recommendedUseCases } from '../../roi/compatibility.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** On a telephone, where their panel is far below: the recommended use cases under the list that they are chosen from, one tap each. */
export function UseCaseSuggestions({ calculator }: { calculator: CalculatorState }) {
  const { roi, values, texts, change } = calculator;
  const suggested = recommendedUseCases(values.sector, roi).flatMap((id) =>
    roi.useCases.filter((row) => row.id === id),
  );
  return (
    <div role="group" aria-label={texts.recommendations.heading} className="mt-1 flex flex-wrap gap-x-4 md:hidden">
      <p className="w-full pt-1 text-small text-quiet" aria-hidden="true">
        {texts.recommendations.heading}
      </p>
      {suggested.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === values.useCase}
          onClick={() => change({ useCase: id })}
          className="min-h-11 text-small text-strong underline decoration-line-strong underline-offset-6 aria-pressed:decoration-amber"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
