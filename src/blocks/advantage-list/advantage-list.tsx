import { useId } from 'react';
import type { AdvantageListBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** Four numbered rows, as a ledger: what is gained, why, and the proof in mono at the right. */
export function AdvantageList({ label, heading, advantages }: AdvantageListBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="raised">
      <p className="mb-4 label text-quiet">{label}</p>
      <h2 id={headingId} className="max-w-3xl text-h2">
        {heading}
      </h2>
      <ol className="mt-12 border-t border-line-strong lg:mt-16">
        {advantages.map(({ title, description, proof }, index) => (
          <li key={title} className="grid gap-x-8 gap-y-2 border-b border-line py-7 lg:grid-cols-12">
            <h3 className="flex items-start gap-4 font-display text-lead font-semibold lg:col-span-4">
              <span aria-hidden="true" className="w-6 font-mono text-azure">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="max-w-prose pl-10 lg:col-span-5 lg:pl-0">{description}</p>
            <p className="pl-10 font-mono text-small text-mint lg:col-span-3 lg:pt-1 lg:pl-0">{proof}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
