import { useId } from 'react';
import type { BenefitTilesBlock } from '#generated/types.ts';
import { FeatureCard } from '../../ui/feature-card.tsx';
import { Section } from '../../ui/section.tsx';

/** Heading on the left third, four benefits in two columns. */
export function BenefitTiles({ label, heading, tiles }: BenefitTilesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="lg:col-span-4">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </header>
        <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {tiles.map((tile) => (
            <FeatureCard key={tile.title} card={tile} />
          ))}
        </div>
      </div>
    </Section>
  );
}
