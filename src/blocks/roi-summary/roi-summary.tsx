import { useId } from 'react';
import type { RoiSummaryBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { Section } from '../../ui/section.tsx';

/** The headline return as wide as half the page, its explanation at the right, its companions on one ruled line. */
export function RoiSummary({ label, heading, text, figure, figures, action }: RoiSummaryBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="inset">
      <p className="label text-quiet">{label}</p>
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <p className="lg:col-span-7">
          <span className="figure-xl -ml-[0.06em] block text-[clamp(6rem,19vw,15rem)] leading-[0.8] whitespace-nowrap text-amber">
            {figure.value}
            <span className="unit"> {figure.unit}</span>
          </span>
          <span className="mt-6 block text-small text-quiet">{figure.label}</span>
        </p>
        <div className="lg:col-span-5">
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-prose">{text}</p>
          <div className="mt-5">
            <ActionLink action={action} style="tertiary" />
          </div>
        </div>
      </div>
      <dl className="mt-14 grid gap-x-8 gap-y-9 border-t border-line-strong pt-8 sm:grid-cols-3">
        {figures.map((companion) => (
          <FigureCell key={companion.label} figure={companion} />
        ))}
      </dl>
    </Section>
  );
}
