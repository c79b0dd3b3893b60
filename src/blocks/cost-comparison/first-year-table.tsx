import type { ReactNode } from 'react';
import type { FirstYearComparison } from '#generated/types.ts';
import { formatEuros } from '../../ui/format-euros.ts';

/** The first year, criterion by criterion. Under the two amounts, bars drawn to the same scale. */
export function FirstYearTable({
  cloudName,
  ownName,
  firstYear,
}: {
  cloudName: string;
  ownName: string;
  firstYear: FirstYearComparison;
}) {
  const { caption, costLabel, cloudEur, cloudPeriod, ownEur, ownPeriod, criteria } = firstYear;
  return (
    <table className="mt-14 w-full table-fixed border-collapse text-left max-sm:block">
      <caption className="pb-4 text-left label text-quiet max-sm:block">{caption}</caption>
      <thead className="max-sm:block">
        <tr className="border-y border-line-strong max-sm:grid max-sm:grid-cols-2">
          <td className="hidden w-1/4 sm:table-cell" />
          <th scope="col" className="py-3 pr-4 font-medium text-coral">
            {cloudName}
          </th>
          <th scope="col" className="py-3 font-medium text-strong">
            {ownName}
          </th>
        </tr>
      </thead>
      <tbody className="align-top max-sm:block">
        <Row label={costLabel}>
          <Amount amountEur={cloudEur} maximumEur={cloudEur} period={cloudPeriod} bar="fill-coral" />
          <Amount amountEur={ownEur} maximumEur={cloudEur} period={ownPeriod} bar="fill-strong" />
        </Row>
        {criteria.map((criterion) => (
          <Row key={criterion.label} label={criterion.label}>
            <td className="py-4 pr-4 font-mono max-sm:text-small">{criterion.cloud}</td>
            <td className="py-4 font-mono text-strong max-sm:text-small">{criterion.own}</td>
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** On narrow screens the row's header stands above its two values instead of beside them. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-2">
      <th scope="row" className="py-4 pr-4 font-normal text-quiet max-sm:col-span-2 max-sm:pb-0 max-sm:text-small">
        {label}
      </th>
      {children}
    </tr>
  );
}

function Amount({
  amountEur,
  maximumEur,
  period,
  bar,
}: {
  amountEur: number;
  maximumEur: number;
  period: string;
  bar: string;
}) {
  return (
    <td className="py-4 pr-4">
      <span className="figure block text-strong">{formatEuros(amountEur)}</span>
      <span className="mt-1 block text-small text-quiet">{period}</span>
      <svg className="mt-4 h-2 w-full" aria-hidden="true">
        <rect className={bar} width={`${(amountEur / maximumEur) * 100}%`} height="100%" />
      </svg>
    </td>
  );
}
