import { useId } from 'react';
import type { HighlightBlock, HighlightWay } from '#generated/types.ts';
import { ActionLink, ChatNotice, PlacedAction } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Rank, TextList } from '../../ui/lists.tsx';
import { PairList } from '../../ui/pair-list.tsx';
import { foldable } from '../../ui/screen/screen-figure.tsx';
import { Section } from '../../ui/section.tsx';

const boxes = {
  framed: {
    box: 'grid panel-in overflow-hidden rounded-lg border border-line-strong [--panel-delay:.8s] lg:grid-cols-12',
    label: 'mb-4 label text-accent',
    text: 'flex flex-col p-6 md:p-10',
    heading: 'text-h2',
  },
  marked: {
    box: 'relative grid gap-x-8 gap-y-8 border border-l-2 border-accent/50 border-l-accent p-6 md:p-10 lg:grid-cols-12',
    label: 'absolute -top-2.5 left-5 bg-ink px-3 label leading-5 text-accent',
    text: '',
    heading: 'text-[1.5rem] leading-tight tracking-tight',
  },
};

/** A box over the whole measure; its heading is that of the section, and a label where a statement stands in large below it. */
export function Highlight(block: HighlightBlock) {
  const { look, icon, label, heading, statement, text, points, pairs, ways, action } = block;
  const headingId = useId();
  const classes = boxes[look];
  return (
    <Section labelledBy={headingId}>
      <div className={classes.box}>
        <div className={`${classes.text} ${ways === undefined ? 'lg:col-span-7' : 'lg:col-span-5'}`}>
          {icon !== undefined && <Icon name={icon} className="mb-6 size-8 text-accent" />}
          {label !== undefined && <p className={classes.label}>{label}</p>}
          <h2 id={headingId} className={statement === undefined ? classes.heading : 'label font-normal text-quiet'}>
            {heading}
          </h2>
          {statement !== undefined && (
            <p className="mt-6 font-display text-h2 font-semibold text-strong">{statement}</p>
          )}
          <p className="mt-5 max-w-prose">{text}</p>
          <PairList
            pairs={pairs}
            className="mt-10 lg:mt-auto lg:pt-10"
            row="grid gap-x-6 border-t border-line py-3.5 text-small sm:grid-cols-[9rem_1fr]"
            label="text-quiet"
            value="text-strong"
          />
          <PlacedAction action={action} className="mt-7" style="secondary" />
        </div>
        {points !== undefined && <HighlightPoints look={look} points={points} />}
        {ways !== undefined && <HighlightWays ways={ways} />}
      </div>
    </Section>
  );
}

/** The points of a box, at its right: numbered on their own paper, or each behind a dash. */
function HighlightPoints({ look, points }: { look: HighlightBlock['look']; points: readonly string[] }) {
  if (look === 'marked')
    return (
      <TextList
        items={points}
        className="dashes self-center text-small lg:col-span-5"
        line="border-line py-4 text-strong not-first:border-t"
      />
    );
  return (
    <ol className="flex flex-col justify-center border-t border-line-strong bg-raised px-6 md:px-10 lg:col-span-5 lg:border-t-0 lg:border-l">
      {points.map((point, index) => (
        <li key={point} className="flex gap-5 border-t border-line py-6 first:border-t-0">
          <Rank className="text-figure text-accent">{index + 1}</Rank>
          <span className="min-w-0 self-center text-small wrap-anywhere text-body">{foldable(point)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The visitor's options, at the right of a box, each with its button. */
function HighlightWays({ ways }: { ways: readonly HighlightWay[] }) {
  return (
    <ul className="flex flex-col border-t border-line-strong px-6 md:px-10 lg:col-span-7 lg:border-t-0 lg:border-l">
      {ways.map(({ title, description, action }) => (
        <li
          key={title}
          className="grid flex-1 items-center gap-x-4 gap-y-5 border-t border-line py-8 first:border-t-0 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
        >
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
            <ChatNotice actions={[action]} className="mt-1" />
          </div>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}
