import { useId, type ReactNode } from 'react';
import type { SectionFrame as Frame } from '#generated/types.ts';
import { Fold } from '../ui/fold.tsx';
import { Section } from '../ui/section.tsx';
import { accentOf } from '../ui/class-names.ts';
import { BoxedFrame } from './boxed-frame.tsx';
import { CountedFrame } from './counted-frame.tsx';
import { DatedHeader } from './dated-header.tsx';
import type { Dated } from './introduction.tsx';

/**
 * A section of a page: its paper, its accent, its heading and what introduces it; `children` is the block's body.
 * A section without a heading has no header.
 */
export function SectionFrame({
  frame,
  layout,
  children: body,
}: {
  frame: Frame & Dated;
  layout: NonNullable<Frame['layout']>;
  children: ReactNode;
}) {
  const headingId = useId();
  const { id, heading, fold, tone, accent } = frame;
  const children = fold === undefined ? body : <Fold summary={fold}>{body}</Fold>;
  const className = accentOf(accent);
  if (heading === undefined)
    return (
      <Section id={id} tone={tone} className={className}>
        {children}
      </Section>
    );
  if (layout === 'boxed')
    return (
      <Section id={id} labelledBy={headingId} tone={tone} className={className}>
        <BoxedFrame frame={frame} id={headingId}>
          {children}
        </BoxedFrame>
      </Section>
    );
  const header = <DatedHeader frame={frame} layout={layout} id={headingId} />;
  if (layout === 'counted')
    return (
      <Section id={id} labelledBy={headingId} tone={tone} className={className}>
        <CountedFrame frame={frame} header={header}>
          {children}
        </CountedFrame>
      </Section>
    );
  if (layout === 'wide')
    return (
      <Section id={id} labelledBy={headingId} tone={tone} isWide className={className}>
        {header}
        {children}
      </Section>
    );
  return (
    <Section id={id} labelledBy={headingId} tone={tone} isStrip={layout === 'strip'} className={className}>
      {layout === 'beside' ? (
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          {header}
          <div className="min-w-0 lg:col-span-8">{children}</div>
        </div>
      ) : (
        <>
          {header}
          <div className={layout === 'strip' ? '' : 'mt-12 lg:mt-14'}>{children}</div>
        </>
      )}
    </Section>
  );
}
