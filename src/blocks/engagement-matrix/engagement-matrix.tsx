import { useId, type ReactNode } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { Approach, EngagementMatrixBlock } from '#generated/types.ts';
import { ExpertisePrice } from '../../ui/expertise-price.tsx';
import { LeadMark } from '../../ui/lead-mark.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { Section } from '../../ui/section.tsx';

/** The engagement models as the columns of one table: tasks by who leads them, return on one scale, price; then the landmarks. */
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
            <th scope="col" className="w-[28%] pb-4 label font-normal text-quiet md:w-1/4">
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
          <Row label={block.roiLabel}>
            {approaches.map(({ id, roiMinPercent, roiMaxPercent }) => (
              <td key={id} className="py-5 pl-1.5 font-mono text-[0.75rem] text-strong sm:pl-2.5 sm:text-base md:pl-6">
                {roiMinPercent} – {roiMaxPercent} %
                <RangeBar min={roiMinPercent} max={roiMaxPercent} scaleMax={scaleMax} className="mt-3" />
              </td>
            ))}
          </Row>
          {settings.expertisePrices && (
            <Row label={settings.expertisePrices.label}>
              {approaches.map(({ id, priceEur }) => (
                <td key={id} className="py-5 pl-1.5 text-[0.75rem] text-strong sm:pl-2.5 sm:text-small md:pl-6">
                  <ExpertisePrice priceEur={priceEur} />
                </td>
              ))}
            </Row>
          )}
        </tbody>
      </table>
      <Landmarks approaches={approaches} label={block.landmarksLabel} />
    </Section>
  );
}

function ApproachHeader({ approach: { name, path } }: { approach: Approach }) {
  return (
    <th
      scope="col"
      className="pb-4 pl-1.5 font-display text-small font-semibold text-strong sm:pl-2.5 sm:text-base md:pl-6 md:text-lead"
    >
      <a
        href={path}
        className="inline-block py-1 leading-tight underline decoration-line-strong underline-offset-6 hover:decoration-violet"
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
    <td className="py-5 pl-1.5 text-[0.75rem] text-strong sm:pl-2.5 sm:text-small md:pl-6">
      <span className="flex flex-col gap-x-3 gap-y-1.5 sm:flex-row sm:items-center">
        <LeadMark lead={lead} />
        {labels[lead]}
      </span>
    </td>
  );
}

/** Duration, team and support of each model under its column; on small screens one model after another, with its name. */
function Landmarks({ approaches, label }: { approaches: readonly Approach[]; label: string }) {
  return (
    <div className="grid gap-y-8 pt-5 md:grid-cols-4">
      <h3 className="text-base font-normal text-body">{label}</h3>
      {approaches.map(({ id, name, features }) => (
        <div key={id} className="md:pl-6">
          <p className="mb-4 font-display font-semibold text-strong md:sr-only">{name}</p>
          <dl className="border-b border-line text-small md:grid md:gap-4 md:border-none">
            {features.map((feature) => (
              <div
                key={feature.label}
                className="flex justify-between gap-4 border-t border-line py-2.5 md:block md:border-none md:p-0"
              >
                <dt className="text-quiet">{feature.label}</dt>
                <dd className="font-mono text-strong md:mt-1">{feature.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
