import { useId, type ReactNode } from 'react';
import type { SectionFrame as Frame } from '#generated/types.ts';
import { Fold, Section } from '../ui/section.tsx';
import { accentOf } from '../ui/class-names.ts';
import { BoxedFrame } from './boxed-frame.tsx';
import type { Dated } from './introduction.tsx';
import { useHasPassed } from '../ui/site-context.ts';
import { FrameHeader, type HeaderLayout } from './frame-header.tsx';

interface Props {
  frame: Frame & Dated;
  layout: NonNullable<Frame['layout']>;
  /** Whether the block folds its items itself, all but the first. */
  foldsItems?: boolean;
  children: ReactNode;
}

/**
 * A section of a page: its paper, its accent, its heading and what introduces it; `children` is the block's body.
 * A section without a heading has no header.
 */
export function SectionFrame({ frame, layout, foldsItems = false, children: body }: Props) {
  const headingId = useId();
  const { id, heading, fold, follows, tone, accent } = frame;
  const children = <Fold summary={foldsItems ? undefined : fold}>{body}</Fold>;
  if (heading === undefined)
    return (
      <Section id={id} tone={tone} className={accentOf(accent)}>
        {children}
      </Section>
    );
  return (
    <Section
      id={id}
      labelledBy={headingId}
      tone={tone}
      isFollowing={follows}
      isStrip={layout === 'strip'}
      className={accentOf(accent)}
    >
      <Framed frame={frame} layout={layout} id={headingId}>
        {children}
      </Framed>
    </Section>
  );
}

/** The header of a section and its body, as the layout places them. @param id of the heading */
function Framed({ frame, layout, id, children }: Props & { id: string }) {
  if (layout === 'boxed')
    return (
      <BoxedFrame frame={frame} id={id}>
        {children}
      </BoxedFrame>
    );
  const header = <DatedHeader frame={frame} layout={layout} id={id} />;
  if (layout === 'beside')
    return (
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        {header}
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    );
  return (
    <>
      {header}
      <div className={layout === 'strip' ? '' : 'mt-6 lg:mt-12'}>{children}</div>
    </>
  );
}

/** The header of a section. One that holds until a day has a second one, which a script (`offers.island.ts`) puts in its place. */
function DatedHeader({ frame, layout, id }: { frame: Frame & Dated; layout: HeaderLayout; id: string }) {
  const { validUntil, ended } = frame;
  const hasEnded = useHasPassed(validUntil);
  if (validUntil === undefined || ended === undefined) return <FrameHeader frame={frame} layout={layout} id={id} />;
  const after = (
    <div data-after-end="header">
      <FrameHeader
        frame={{ ...frame, ...ended, validityLabel: ended.validityLabel }}
        layout={layout}
        id={hasEnded ? id : undefined}
      />
    </div>
  );
  if (hasEnded) return after;
  return (
    <>
      <div data-until-end="header">
        <FrameHeader frame={frame} layout={layout} id={id} />
      </div>
      <template>{after}</template>
    </>
  );
}
