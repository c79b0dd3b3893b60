import { useId } from 'react';
import type { CallBlock, CallScale as Scale } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-link.tsx';
import { BarList } from '../../ui/bar-list.tsx';
import { Fold, Section } from '../../ui/section.tsx';
import { Rank } from '../../ui/lists.tsx';

/** Last section of a page: a band on inset paper, or a promise in display type with the next steps as a numbered schedule. The actions stand below both. */
export function Call({ look = 'band', label, heading, text, steps, actions, scale }: CallBlock) {
  const headingId = useId();
  const isBand = look === 'band';
  return (
    <Section tone={isBand ? 'inset' : 'ink'} labelledBy={headingId}>
      {label !== undefined && <p className="mb-4 label text-quiet">{label}</p>}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2
          id={headingId}
          className={isBand ? 'text-h2 lg:col-span-7' : 'max-w-[15ch] text-display lg:col-span-12 lg:mb-6'}
        >
          {heading}
        </h2>
        <p className={`max-w-prose ${isBand ? 'lg:col-span-5' : 'text-lead lg:col-span-6'}`}>{text}</p>
        {steps !== undefined && (
          <ol className="border-t border-line-strong lg:col-span-5 lg:col-start-8">
            {steps.map((step, index) => (
              <li
                key={step.label}
                className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-3"
              >
                <Rank className="text-small text-quiet">{index + 1}</Rank>
                <span>{step.label}</span>
                <span className="font-mono text-strong sm:text-right max-sm:col-start-2">{step.value}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <ActionRow actions={actions} />
      {scale !== undefined && <CallScale scale={scale} />}
    </Section>
  );
}

/** Delays as bars on one scale, under the text of the call. */
function CallScale({ scale: { heading, note, fold, bars, graduation } }: { scale: Scale }) {
  return (
    <div className="accent-mint mt-7 grid gap-x-8 gap-y-6 border-t border-line-strong pt-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{heading}</h3>
        {note !== undefined && <p className="mt-2 max-w-prose text-small text-quiet">{note}</p>}
      </div>
      <div className="lg:col-span-8">
        <Fold summary={fold}>
          <BarList bars={bars} graduation={graduation} />
        </Fold>
      </div>
    </div>
  );
}
