import type { Roi, RoiCalculatorGroup } from '#generated/types.ts';
import { compatibilityBonus, recommendedUseCases } from '../../roi/compatibility.ts';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import type { ChangeValues, FormValues } from './form-values.ts';
import { UseCaseButton } from './use-case-button.tsx';

/** The use cases that suit the selected sector best, each with its compatibility. */
export function Recommendations({
  texts,
  roi,
  values,
  ready,
  onChange,
}: {
  texts: RoiCalculatorGroup;
  roi: Roi;
  values: FormValues;
  ready: boolean;
  onChange: ChangeValues;
}) {
  const ids = recommendedUseCases(values.sector, roi);
  const useCases = ids.flatMap((id) => roi.useCases.filter((profile) => profile.id === id));
  // None for a sector that the calculator does not know.
  if (useCases.length === 0) return null;
  return (
    <section data-panel="recommendations" className="print:hidden">
      <h3 className="text-h3">{texts.heading}</h3>
      <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
      <ul className="mt-5 ruled-sheet rounded-none sm:grid-cols-2">
        {useCases.map(({ id, name }) => (
          <li
            key={id}
            className={`relative flex min-w-0 flex-col justify-between gap-3 p-4 transition-colors duration-150 hover:bg-inset ${id === values.useCase ? 'bg-inset' : 'bg-ink'}`}
          >
            <UseCaseButton
              name={name}
              isSelected={id === values.useCase}
              ready={ready}
              onSelect={() => onChange({ useCase: id })}
            />
            <CompatibilityMeter bonus={compatibilityBonus(values.sector, id, roi)} bar={roi.bar} />
          </li>
        ))}
      </ul>
    </section>
  );
}
