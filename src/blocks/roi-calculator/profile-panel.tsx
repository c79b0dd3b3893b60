import type { ReactNode } from 'react';
import type { RoiCalculatorProfiles } from '#generated/types.ts';
import { formatMonths, formatPercent, formatThousands } from '../../ui/format-result.ts';

/** The figures that sector and use-case profiles share. */
export interface Profile {
  readonly name: string;
  readonly savingsKEur: number;
  readonly averageSavings: string;
  readonly roiPercent: number;
  readonly breakEvenMonths: number;
  readonly source: string;
}

/** The profile of the selected sector or use case, as the spec holds it: no calculation here. */
export function ProfilePanel({
  label,
  rule,
  profile,
  texts,
  sectors,
  children,
}: {
  label: string;
  /** Class of the thin rule in the family's colour. */
  rule: string;
  profile: Profile;
  texts: RoiCalculatorProfiles;
  /** Names of the sectors a use case is made for. */
  sectors?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <article className={`flex flex-col border-t-2 pt-5 ${rule}`}>
      <p className="label text-quiet">{label}</p>
      <h3 className="mt-2 text-h3">{profile.name}</h3>
      <p className="mt-3 text-small">{profile.averageSavings}</p>
      <dl className="mt-5 text-small">
        <Row label={texts.savings} value={formatThousands(profile.savingsKEur)} />
        <Row label={texts.roi} value={formatPercent(profile.roiPercent)} />
        <Row label={texts.breakEven} value={formatMonths(profile.breakEvenMonths)} />
      </dl>
      <p className="border-t border-line pt-3 text-small text-quiet">
        {sectors !== undefined && (
          <span className="mb-1 block">
            {texts.sectors}&nbsp;: {sectors.join(', ')}
          </span>
        )}
        <span className="block">
          {texts.source}&nbsp;: {profile.source}
        </span>
      </p>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </article>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-mono text-base font-medium text-strong">{value}</dd>
    </div>
  );
}
