import { useId } from 'react';
import type { ReasonListBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** Reasons as ruled rows over the whole measure: a large number, the argument, and what the reader can check at the right. */
export function ReasonList({ label, heading, proofLabel, reasons }: ReasonListBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <p className="mb-4 label text-quiet">{label}</p>
      <h2 id={headingId} className="max-w-3xl text-h2">
        {heading}
      </h2>
      <ol className="mt-12 border-b border-line-strong md:mt-16">
        {reasons.map(({ title, description, proof }, index) => (
          <li key={title} className="grid gap-x-8 gap-y-5 border-t border-line-strong py-8 md:grid-cols-12 lg:py-10">
            <p aria-hidden="true" className="figure text-quiet md:col-span-1">
              {index + 1}
            </p>
            <div className="md:col-span-6">
              <h3 className="font-display text-lead font-semibold">{title}</h3>
              <p className="mt-3 max-w-prose">{description}</p>
            </div>
            <div className="border-l border-amber pl-5 md:col-span-5 lg:col-span-4 lg:col-start-9">
              <p className="label text-quiet">{proofLabel}</p>
              <p className="mt-2 text-small text-strong">{proof}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
