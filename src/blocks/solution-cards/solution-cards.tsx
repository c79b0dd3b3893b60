import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { SolutionCardsBlock } from '#generated/types.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SolutionCard } from './solution-card.tsx';

/** Use cases as ruled cards, two on a line from tablets on, the parts of neighbours aligned by a subgrid. */
export function SolutionCards({ id, label, heading, intro, useCases, labels }: SolutionCardsBlock) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} tone="raised">
      <SectionHeading id={headingId} label={label} heading={heading}>
        {intro}
      </SectionHeading>
      {/* One gap for all rows: what lies between cards is theirs, as Firefox spreads a subgrid's other gap over its own rows. */}
      <ul className="-mb-9 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {pickRows(useSite().tables.useCases, useCases).map((useCase) => (
          <SolutionCard key={useCase.id} useCase={useCase} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}
