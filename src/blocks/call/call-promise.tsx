import { useId } from 'react';
import type { CallBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { CallScale } from './call-scale.tsx';

/** A promise in display type, then what happens next as a numbered schedule. */
export function CallPromise({ label, heading, text, steps, actions, scale }: CallBlock) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-section">
      <div className="wrap">
        {label !== undefined && <p className="mb-6 label text-quiet">{label}</p>}
        <h2 id={headingId} className="max-w-[14ch] text-display">
          {heading}
        </h2>
        <div className="mt-14 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <p className="max-w-prose text-lead">{text}</p>
            <ActionRow actions={actions} />
          </div>
          {steps !== undefined && (
            <ol className="border-t border-line-strong lg:col-span-5 lg:col-start-8">
              {steps.map((step, index) => (
                <li
                  key={step.label}
                  className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-4"
                >
                  <span aria-hidden="true" className="font-mono text-small text-quiet">
                    {index + 1}
                  </span>
                  <span>{step.label}</span>
                  <span className="font-mono text-strong max-sm:col-start-2 sm:text-right">{step.value}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
        {scale !== undefined && <CallScale scale={scale} />}
      </div>
    </section>
  );
}
