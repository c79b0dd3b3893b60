import type { RoiUseCase } from '#generated/types.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/**
 * The title of a use-case card (a heading) whose button covers the whole card.
 * Its card must be `relative`. Pressed when the use case is the selected one.
 */
export function UseCaseButton({ calculator, useCase }: { calculator: CalculatorState; useCase: RoiUseCase }) {
  const { values, ready, change } = calculator;
  const { id, name } = useCase;
  return (
    <h4 className="flex-1 font-semibold text-strong">
      <button
        type="button"
        aria-pressed={id === values.useCase}
        disabled={!ready}
        onClick={() => change({ useCase: id })}
        className="text-left after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-amber"
      >
        {name}
      </button>
    </h4>
  );
}
