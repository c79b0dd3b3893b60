import { useId } from 'react';
import type { SectorFeaturesBlock } from '../../generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** Four cards on one line between vertical hairlines, two by two on tablets. */
export function SectorFeatures({ label, heading, cards }: SectorFeaturesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <SectionHeading id={headingId} label={label} heading={heading} />
      <ul className="grid border-t border-line-strong sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <li
            key={card.title}
            className="border-line py-7 not-first:border-t sm:px-7 sm:not-first:border-t-0 sm:odd:pl-0 sm:even:border-l sm:nth-[n+3]:border-t lg:not-first:border-l lg:last:pr-0 lg:nth-[3]:pl-7 lg:nth-[n+3]:border-t-0"
          >
            <Icon name={card.icon} className="size-6 text-amber" />
            <h3 className="mt-6 text-h3">{card.title}</h3>
            <p className="mt-2 text-small">{card.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
