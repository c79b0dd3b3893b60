import { useId } from 'react';
import type { CallBlock, CallScale as Scale } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-link.tsx';
import { BarList } from '../../ui/bar-list.tsx';
import { Fold, Section } from '../../ui/section.tsx';

/** Last section of a page, in the look that it names. */
export function Call({ look = 'band', ...call }: CallBlock) {
  return look === 'promise' ? <CallPromise {...call} /> : <CallBand {...call} />;
}

/** Heading on the left, sentence on the right, and the actions below both, where they hold on one line; on inset paper. */
function CallBand({ heading, text, actions, scale }: CallBlock) {
  const headingId = useId();
  return (
    <Section tone="inset" labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id={headingId} className="text-h2 lg:col-span-7">
          {heading}
        </h2>
        <p className="max-w-prose lg:col-span-5">{text}</p>
        <div className="lg:col-span-12">
          <ActionRow actions={actions} />
        </div>
      </div>
      {scale !== undefined && <CallScale scale={scale} />}
    </Section>
  );
}

/** A promise in display type, then the next steps as a numbered schedule, and the actions below both. */
function CallPromise({ label, heading, text, steps, actions, scale }: CallBlock) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-section">
      <div className="wrap">
        {label !== undefined && <p className="mb-4 label text-quiet">{label}</p>}
        <h2 id={headingId} className="max-w-[15ch] text-display">
          {heading}
        </h2>
        <div className="mt-6 grid gap-x-8 gap-y-8 lg:mt-12 lg:grid-cols-12">
          <p className="max-w-prose text-lead lg:col-span-6">{text}</p>
          {steps !== undefined && (
            <ol className="border-t border-line-strong lg:col-span-5 lg:col-start-8">
              {steps.map((step, index) => (
                <li
                  key={step.label}
                  className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-3"
                >
                  <span aria-hidden="true" className="font-mono text-small text-quiet">
                    {index + 1}
                  </span>
                  <span>{step.label}</span>
                  <span className="font-mono text-strong sm:text-right max-sm:col-start-2">{step.value}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
        <ActionRow actions={actions} />
        {scale !== undefined && <CallScale scale={scale} />}
      </div>
    </section>
  );
}

/** Delays as bars on one scale, under the text of the call. */
function CallScale({ scale: { heading, note, fold, bars, graduation } }: { scale: Scale }) {
  const list = <BarList bars={bars} graduation={graduation} />;
  return (
    <div className="accent-mint mt-7 grid gap-x-8 gap-y-6 border-t border-line-strong pt-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{heading}</h3>
        {note !== undefined && <p className="mt-2 max-w-prose text-small text-quiet">{note}</p>}
      </div>
      <div className="lg:col-span-8">{fold === undefined ? list : <Fold summary={fold}>{list}</Fold>}</div>
    </div>
  );
}
