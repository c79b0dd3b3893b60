import { useId } from 'react';
import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { SectorUseCasesBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** A ledger: the action, how it goes, and the use case that details it, on one line of twelve columns. */
export function SectorUseCases({ label, heading, items }: SectorUseCasesBlock) {
  const headingId = useId();
  const { useCases } = useSite().tables;
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} label={label} heading={heading} />
      <ol className="border-b border-line-strong">
        {items.map(({ title, description, useCase }) => {
          const target = useCases.find((row) => row.id === useCase);
          return (
            <li key={title} className="grid gap-x-8 gap-y-3 border-t border-line-strong py-7 lg:grid-cols-12">
              <h3 className="text-lead lg:col-span-4">{title}</h3>
              <p className="max-w-prose lg:col-span-5">{description}</p>
              {target !== undefined && (
                <a
                  href={target.path}
                  className="group inline-flex min-h-8 items-center gap-2.5 self-start justify-self-start text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-mint lg:col-span-3 lg:justify-self-end"
                >
                  <Icon name={target.icon} className="size-5 text-mint" />
                  {target.name}
                  <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
