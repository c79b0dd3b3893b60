import { useId, type ReactNode } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { Approach, EngagementMatrixBlock } from '../../generated/types.ts';
import { ExpertisePrice } from '../../ui/expertise-price.tsx';
import { LeadMark } from '../../ui/lead-mark.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { Section } from '../../ui/section.tsx';

/** The engagement models as the columns of one table: tasks by who leads them, then landmarks, return on one scale, and price. */
export function EngagementMatrix(block: EngagementMatrixBlock) {
  const headingId = useId();
  const { tables, settings } = useSite();
  const approaches = pickRows(tables.approaches, block.approaches);
  const scaleMax = Math.max(...approaches.map(({ roiMaxPercent }) => roiMaxPercent));
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="max-w-3xl">
        <p className="mb-4 label text-violet">{block.label}</p>
        <h2 id={headingId} className="text-h2">
          {block.heading}
        </h2>
        <p className="mt-5 max-w-prose text-lead">{block.intro}</p>
      </header>
      <table className="mt-12 w-full table-fixed border-collapse text-left md:mt-16">
        <caption className="sr-only">{block.caption}</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="w-[26%] pb-4 label font-normal text-quiet md:w-1/4">
              {block.taskLabel}
            </th>
            {approaches.map((approach) => (
              <ApproachHeader key={approach.id} approach={approach} />
            ))}
          </tr>
        </thead>
        <tbody>
          {block.tasks.map(({ label, leads }) => (
            <Row key={label} label={label}>
              {approaches.map(({ id }, index) => (
                <LeadCell key={id} lead={leads[index] ?? 'you'} labels={block.leads} />
              ))}
            </Row>
          ))}
          <Row label={block.durationLabel}>
            {approaches.map((approach) => (
              <Landmarks key={approach.id} approach={approach} />
            ))}
          </Row>
          <Row label={block.roiLabel}>
            {approaches.map(({ id, roiMinPercent, roiMaxPercent }) => (
              <td key={id} className="py-5 pl-3 font-mono text-small text-strong tabular-nums sm:text-base md:pl-6">
                {roiMinPercent} – {roiMaxPercent} %
                <RangeBar min={roiMinPercent} max={roiMaxPercent} scaleMax={scaleMax} className="mt-3" />
              </td>
            ))}
          </Row>
          <Row label={settings.expertisePrices.label}>
            {approaches.map(({ id, priceEur }) => (
              <td key={id} className="py-5 pl-3 text-small text-strong md:pl-6">
                <ExpertisePrice priceEur={priceEur} />
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </Section>
  );
}

function ApproachHeader({ approach: { name, path } }: { approach: Approach }) {
  return (
    <th scope="col" className="pb-4 pl-3 font-display text-base font-semibold text-strong md:pl-6 md:text-lead">
      <a
        href={path}
        className="inline-block py-1 leading-tight underline decoration-violet/60 underline-offset-6 hover:decoration-violet"
      >
        {name}
      </a>
    </th>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-5 pr-2 text-small font-normal hyphens-auto md:text-base">
        {label}
      </th>
      {children}
    </tr>
  );
}

function LeadCell({
  lead,
  labels,
}: {
  lead: EngagementMatrixBlock['tasks'][number]['leads'][number];
  labels: EngagementMatrixBlock['leads'];
}) {
  return (
    <td className="py-5 pl-3 text-small text-strong md:pl-6">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LeadMark lead={lead} />
        {labels[lead]}
      </span>
    </td>
  );
}

function Landmarks({ approach: { features } }: { approach: Approach }) {
  return (
    <td className="py-5 pl-3 md:pl-6">
      <dl className="space-y-3 text-small">
        {features.map(({ label, value }) => (
          <div key={label}>
            <dt className="leading-tight text-quiet hyphens-auto">{label}</dt>
            <dd className="mt-0.5 font-mono text-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </td>
  );
}
