import { useId } from 'react';
import type { HighlightBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { HighlightPoints } from './highlight-points.tsx';
import { HighlightPairs, HighlightWays } from './highlight-ways.tsx';

const boxes = {
  numbered: {
    box: 'grid panel-in overflow-hidden rounded-lg border border-line-strong [--panel-delay:.8s] lg:grid-cols-12',
    label: 'mb-4 label text-accent',
    text: 'p-6 md:p-10 lg:col-span-7',
    heading: 'text-h2',
  },
  marked: {
    box: 'relative grid gap-x-8 gap-y-8 border border-l-4 border-accent/50 border-l-accent p-6 md:p-10 lg:grid-cols-12',
    label: 'absolute -top-2.5 left-5 bg-ink px-3 label leading-5 text-accent',
    text: 'lg:col-span-7',
    heading: 'text-[clamp(1.5rem,2.4vw,2rem)] leading-tight tracking-tight',
  },
  ways: {
    box: 'grid rounded-lg border border-line-strong bg-ink lg:grid-cols-12',
    label: 'mb-4 label text-accent',
    text: 'flex flex-col p-6 md:p-10 lg:col-span-5',
    heading: 'label font-normal text-quiet',
  },
};

/** A box over the whole measure; its heading is that of the section. */
export function Highlight(block: HighlightBlock) {
  const { look, icon, label, heading, statement, text, points, pairs, ways, action } = block;
  const headingId = useId();
  const classes = boxes[look];
  return (
    <Section labelledBy={headingId} tone={look === 'ways' ? 'inset' : 'ink'}>
      <div className={classes.box}>
        <div className={classes.text}>
          {icon !== undefined && <Icon name={icon} className="mb-6 size-8 text-accent" />}
          {label !== undefined && <p className={classes.label}>{label}</p>}
          <h2 id={headingId} className={classes.heading}>
            {heading}
          </h2>
          {statement !== undefined && (
            <p className="mt-6 font-display text-h2 font-semibold text-balance text-strong">{statement}</p>
          )}
          <p className="mt-5 max-w-prose">{text}</p>
          {pairs !== undefined && <HighlightPairs pairs={pairs} />}
          {action !== undefined && (
            <div className="mt-7">
              <ActionLink action={action} />
              <ChatNotice actions={[action]} className="mt-3" />
            </div>
          )}
        </div>
        {points !== undefined && <HighlightPoints look={look} points={points} />}
        {ways !== undefined && <HighlightWays ways={ways} />}
      </div>
    </Section>
  );
}
