import { useId, type ReactNode } from 'react';
import type { EngagementTermsBlock } from '#generated/types.ts';
import { LeadMark, type Lead } from '../../ui/lead-mark.tsx';
import { Section } from '../../ui/section.tsx';

/** A ledger of two columns (what we bring, what the client keeps), then what is handed over beside whom the model suits. */
export function EngagementTerms(block: EngagementTermsBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <p className="mb-4 label text-violet">{block.label}</p>
      <h2 id={headingId} className="max-w-3xl text-h2">
        {block.heading}
      </h2>
      <div className="mt-12 grid rounded-lg border border-line-strong md:mt-14 md:grid-cols-2">
        <Ledger lead="us" label={block.oursLabel} lines={block.ours} />
        <Ledger lead="you" label={block.yoursLabel} lines={block.yours} />
      </div>
      <div className="mt-14 grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <Part label={block.deliverablesLabel} className="lg:col-span-6">
          <dl className="mt-5 border-b border-line">
            {block.deliverables.map(({ label, value }) => (
              <div key={label} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-2">
                <dt className="text-strong">{label}</dt>
                <dd className="text-small sm:pt-0.5 sm:text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part label={block.fitsLabel} className="lg:col-span-5 lg:col-start-8">
          <ul className="mt-5 border-b border-line">
            {block.fits.map((fit) => (
              <li key={fit} className="border-t border-line py-4 text-strong">
                {fit}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-small">{block.otherwise}</p>
        </Part>
      </div>
    </Section>
  );
}

function Ledger({ lead, label, lines }: { lead: Lead; label: string; lines: readonly string[] }) {
  return (
    <div className="border-line-strong p-6 not-first:border-t sm:p-8 md:not-first:border-t-0 md:not-first:border-l">
      <h3 className="flex items-center gap-3 text-h3">
        <LeadMark lead={lead} className="size-4" />
        {label}
      </h3>
      <ul className="dashes mt-6 gap-3">
        {lines.map((line) => (
          <li key={line} className="before:bg-violet">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h3 className="text-h3">{label}</h3>
      {children}
    </div>
  );
}
