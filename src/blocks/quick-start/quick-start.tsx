import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { QuickStartBlock } from '#generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** The steps as one terminal session: what to do on the left, the command to type on the right, joined by a rail. */
export function QuickStart({ label, heading, intro }: QuickStartBlock) {
  const headingId = useId();
  const { quickStartSteps } = useSite().tables;
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
      <ol className="mt-12 overflow-hidden rounded-lg border border-line-strong">
        {quickStartSteps.map((step, index) => (
          <li key={step.id} className="grid border-line not-first:border-t lg:grid-cols-12">
            <div className="flex gap-5 p-5 sm:p-6 lg:col-span-6">
              <span aria-hidden="true" className="font-mono text-figure leading-none font-medium text-azure">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{step.title}</h3>
                <p className="mt-1 text-small">{step.description}</p>
              </div>
            </div>
            <p className="flex items-baseline bg-ink p-5 font-mono text-small wrap-anywhere text-strong sm:p-6 lg:col-span-6 lg:items-center lg:border-l lg:border-line">
              <span aria-hidden="true" className="mr-3 text-quiet select-none">
                $
              </span>
              <code>{step.command}</code>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
