import type { SectionFrame as Frame } from '#generated/types.ts';
import { useHasPassed } from '../ui/site-context.ts';
import { FrameHeader, type HeaderLayout } from './frame-header.tsx';
import type { Dated } from './introduction.tsx';

/** The header of a section. One that holds until a day has a second one, which a script (`offers.island.ts`) puts in its place. */
export function DatedHeader({ frame, layout, id }: { frame: Frame & Dated; layout: HeaderLayout; id: string }) {
  const { validUntil, ended } = frame;
  const hasEnded = useHasPassed(validUntil);
  if (validUntil === undefined || ended === undefined) return <FrameHeader frame={frame} layout={layout} id={id} />;
  const after = (
    <div data-after-end="header">
      <FrameHeader
        frame={afterEnd(frame, layout)}
        layout={layout === 'counted' ? 'above' : layout}
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

/** The frame after its last day, without a counted figure. */
function afterEnd(frame: Frame & Dated, layout: HeaderLayout): Frame & Dated {
  const { label, heading, intro, validityLabel } = frame.ended ?? {};
  const { figure, ...rest } = frame;
  return {
    ...rest,
    ...(figure !== undefined && layout !== 'counted' && { figure }),
    ...(label !== undefined && { label }),
    ...(heading !== undefined && { heading }),
    ...(intro !== undefined && { intro }),
    validityLabel,
  };
}
