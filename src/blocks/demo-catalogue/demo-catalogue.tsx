import { useId } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { DemoCatalogueBlock, DemoFact, DemoType } from '../../generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** Every type of session with its programme; the practical facts stay beside them while one reads. */
export function DemoCatalogue({ label, heading, intro, coversHeading, sideHeading, side }: DemoCatalogueBlock) {
  const headingId = useId();
  const { demoTypes } = useSite().tables;
  return (
    <Section labelledBy={headingId} tone="raised">
      <SectionHeading id={headingId} label={label} heading={heading}>
        {intro}
      </SectionHeading>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="border-b border-line lg:col-span-8">
          {demoTypes.map((type) => (
            <Session key={type.id} type={type} coversHeading={coversHeading} />
          ))}
        </div>
        <div className="rounded-lg border border-line-strong bg-ink px-6 sm:px-8 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-span-4 lg:self-start">
          <h3 className="py-5 label font-normal text-quiet">{sideHeading}</h3>
          <dl className="gap-x-8 sm:max-lg:grid sm:max-lg:grid-cols-2">
            {side.map((fact) => (
              <SideFact key={fact.label} fact={fact} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

function Session({ type, coversHeading }: { type: DemoType; coversHeading: string }) {
  const { id, title, durationMinutes, description, covers } = type;
  return (
    <article
      id={id}
      className="grid gap-x-8 gap-y-6 border-t border-line py-9 first:border-line-strong target:border-azure sm:grid-cols-[6.5rem_1fr]"
    >
      <p className="font-mono text-figure font-medium text-strong tabular-nums">
        {durationMinutes}
        <span className="ml-1 text-[0.5em] tracking-normal text-quiet">&nbsp;min</span>
      </p>
      <div>
        <h3 className="font-display text-lead font-semibold">{title}</h3>
        <p className="mt-2 max-w-prose">{description}</p>
        <h4 className="mt-6 label font-normal text-azure">{coversHeading}</h4>
        <ul className="mt-4 grid gap-x-8 gap-y-3 text-small md:grid-cols-2">
          {covers.map((point) => (
            <li
              key={point}
              className="flex gap-3 text-strong before:mt-[0.75em] before:h-px before:w-3 before:shrink-0 before:bg-azure"
            >
              {point}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function SideFact({ fact: { icon, label, value, note } }: { fact: DemoFact }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="flex items-center gap-3 text-small text-quiet">
        <Icon name={icon} className="size-5 text-azure" />
        {label}
      </dt>
      <dd className="mt-2">
        <p className="font-display text-lead font-semibold text-strong">{value}</p>
        {note !== undefined && <p className="mt-1 text-small">{note}</p>}
      </dd>
    </div>
  );
}
