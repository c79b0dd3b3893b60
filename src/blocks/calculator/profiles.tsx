import type { CalculatorProfiles, RoiSector, RoiUseCase } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { formatMonths, formatPercent, formatThousands } from '../../ui/format-result.ts';
import { withContext } from '../../calculator/contact-action.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The panels of the chosen sector and of the chosen use case, as the spec holds them: no calculation here. */
export function Profiles({ calculator: { roi, values, texts, context } }: { calculator: CalculatorState }) {
  const { profiles } = texts;
  const sector = roi.sectors.find(({ id }) => id === values.sector);
  const useCase = roi.useCases.find(({ id }) => id === values.useCase);
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {sector !== undefined && (
        <article className="border-t-2 border-amber pt-5">
          <Profile label={profiles.sector} profile={sector} savingsKEur={sector.averageSavingsKEur} texts={profiles} />
        </article>
      )}
      {useCase !== undefined && (
        <article className="border-t-2 border-mint pt-5">
          <Profile
            label={profiles.useCase}
            profile={useCase}
            savingsKEur={useCase.savingsKEur}
            texts={profiles}
            sectors={useCase.sectors.flatMap((id) => roi.sectors.find((row) => row.id === id)?.name ?? [])}
          />
          <div className="mt-5">
            <ActionLink action={withContext(profiles.action, context)} style="tertiary" />
          </div>
        </article>
      )}
    </div>
  );
}

function Profile({
  label,
  profile: { name, averageSavings, roiPercent, breakEvenMonths, source },
  savingsKEur,
  texts,
  sectors,
}: {
  label: string;
  profile: RoiSector | RoiUseCase;
  savingsKEur: number;
  texts: CalculatorProfiles;
  /** Names of the sectors a use case is made for. */
  sectors?: readonly string[];
}) {
  const rows = [
    [texts.savings, formatThousands(savingsKEur)],
    [texts.roi, formatPercent(roiPercent)],
    [texts.breakEven, formatMonths(breakEvenMonths)],
  ];
  return (
    <>
      <p className="label text-quiet">{label}</p>
      <h3 className="mt-2 text-h3">{name}</h3>
      <p className="mt-3 text-small">{averageSavings}</p>
      <dl className="mt-5 text-small">
        {rows.map(([term, value]) => (
          <div key={term} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-quiet">{term}</dt>
            <dd className="font-mono text-base font-medium text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-3 text-small text-quiet">
        {sectors !== undefined && (
          <span className="mb-1 block">
            {texts.sectors}&nbsp;: {sectors.join(', ')}
          </span>
        )}
        <span className="block">
          {texts.source}&nbsp;: {source}
        </span>
      </p>
    </>
  );
}
