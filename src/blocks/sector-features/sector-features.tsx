import { useId } from 'react';
import type { SectorFeaturesBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** Cards between hairlines, up to four on a line, two by two on tablets. What the first column and row have too much is clipped. */
export function SectorFeatures({ label, heading, cards }: SectorFeaturesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <SectionHeading id={headingId} label={label} heading={heading} />
      <div className="overflow-clip border-t border-line-strong">
        <ul className={`-mt-px grid sm:-mx-7 ${balancedColumns(cards.length, { sm: 2, lg: 4 })}`}>
          {cards.map((card) => (
            <li key={card.title} className="border-t border-line py-7 sm:border-l sm:px-7">
              <Icon name={card.icon} className="size-6 text-amber" />
              <h3 className="mt-6 text-h3">{card.title}</h3>
              <p className="mt-2 text-small">{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
