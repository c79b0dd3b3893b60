import { useId } from 'react';
import type { CallBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { CallScale } from './call-scale.tsx';
import { Section } from '../../ui/section.tsx';

/** Heading on the left, sentence and actions on the right, on inset paper. */
export function CallBand({ heading, text, actions, scale }: CallBlock) {
  const headingId = useId();
  return (
    <Section tone="inset" labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id={headingId} className="text-h2 lg:col-span-7">
          {heading}
        </h2>
        <div className="lg:col-span-5 lg:pt-1.5">
          <p className="max-w-prose">{text}</p>
          <ActionRow actions={actions} />
        </div>
      </div>
      {scale !== undefined && <CallScale scale={scale} />}
    </Section>
  );
}
