import type { SectorMarketBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';
import { DriversAndMetrics } from './drivers-and-metrics.tsx';
import { SegmentChart } from './segment-chart.tsx';
import { TimingList } from './timing-list.tsx';

/** A sector's market study, in three sections: why and what is measured, who gains how much, when. Nothing without `market`. */
export function SectorMarket({ market }: SectorMarketBlock) {
  if (market === undefined) return null;
  const { label, drivers, metrics, advantages, segments, timing, closing } = market;
  return (
    <>
      <Section>
        <DriversAndMetrics label={label} drivers={drivers} metrics={metrics} />
      </Section>
      <Section tone="inset">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <SegmentChart segments={segments} />
          <div className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-lead">{advantages.heading}</h2>
            <ul className="mt-5 border-b border-line-strong text-small">
              {advantages.items.map((item) => (
                <li key={item} className="border-t border-line-strong py-4">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section>
        <TimingList timing={timing} />
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-6 rounded-lg border border-line-strong p-6 md:p-10">
          <h2 className="text-h2">{closing.heading}</h2>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {closing.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}
