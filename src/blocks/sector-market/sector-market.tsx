import type { SectorMarketBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';
import { SegmentChart } from './segment-chart.tsx';

/** A market's segments and what each can expect. */
export function SectorMarket({ segments }: SectorMarketBlock) {
  return (
    <Section>
      <SegmentChart segments={segments} />
    </Section>
  );
}
