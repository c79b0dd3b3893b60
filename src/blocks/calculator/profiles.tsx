import { punctuation } from '#generated/locale.ts';
import { isAnnounced, calculateRoi } from '../../roi/calculate.ts';
import type { CalculationType } from '../../roi/inputs.ts';
import { withContext } from '../../calculator/contact-action.ts';
import { useInstrument } from './instrument.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { formatMonths, formatPercent, formatThousands } from '../../ui/format-numbers.ts';

/** The panels of the chosen sector and of the chosen use case, as the spec holds them; a value that the calculation contradicts is marked as announced. */
export function Profiles() {
  const { roi, values, inputs, context, texts: all } = useInstrument();
  const { profiles: texts, result: resultTexts } = all;
  const of = (calculationType: CalculationType) => calculateRoi({ ...inputs, calculationType }, roi);
  const sector = roi.sectors
    .filter(({ id }) => id === values.sector)
    .map((row) => ({
      ...row,
      label: texts.sector,
      rule: 'border-amber',
      savingsKEur: row.averageSavingsKEur,
      result: of('sector-only'),
    }));
  const useCase = roi.useCases
    .filter(({ id }) => id === values.useCase)
    .map((row) => ({ ...row, label: texts.useCase, rule: 'border-mint', result: of('usecase-only') }));
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {[...sector, ...useCase].map((profile) => (
        <article
          key={profile.label}
          className={`row-span-2 grid grid-rows-subgrid gap-y-0 border-t-2 pt-5 ${profile.rule}`}
        >
          <div>
            <p className="label text-quiet">{profile.label}</p>
            <h3 className="mt-2 text-h3">{profile.name}</h3>
            <p className="mt-3 text-small">{profile.averageSavings}</p>
          </div>
          <div>
            <dl className="mt-5 text-small">
              {[
                [texts.savings, formatThousands(profile.savingsKEur), false] as const,
                [texts.roi, formatPercent(profile.roiPercent), isAnnounced(profile.result)] as const,
                [
                  texts.breakEven,
                  formatMonths(profile.breakEvenMonths),
                  profile.breakEvenMonths !== profile.result.breakEvenMonths,
                ] as const,
              ].map(([term, value, isOther]) => (
                <div key={term} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
                  <dt className="text-quiet">
                    {term}
                    {/* The value comes from the profile, not from its savings and cost. */}
                    {isOther && <span className="block">{resultTexts.announced}</span>}
                  </dt>
                  <dd className="font-mono text-base font-medium text-strong">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="border-t border-line pt-3 text-small text-quiet">
              {'sectors' in profile && (
                <span className="mb-1 block">
                  {texts.sectors + punctuation.colon}
                  {profile.sectors.flatMap((id) => roi.sectors.find((row) => row.id === id)?.name ?? []).join(', ')}
                </span>
              )}
              <span className="block">
                {texts.source + punctuation.colon}
                {profile.source}
              </span>
            </p>
            {'sectors' in profile && (
              <div className="mt-5">
                <ActionLink action={withContext(texts.action, context)} style="tertiary" />
              </div>
            )}
          </div>
        </article>
      ))}
    </div>
  );
}
