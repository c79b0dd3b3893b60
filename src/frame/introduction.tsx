import type { SectionFrame as Frame } from '#generated/types.ts';
import { type ActionStyle, PlacedAction } from '../ui/action-link.tsx';
import { FigureList } from '../ui/figures.tsx';
import { FoldedAnswer } from '../ui/section.tsx';
import { formatIsoDate } from '../ui/format-dates.ts';

export interface Dated {
  /** The last day, `2026-12-31`. */
  validUntil?: string;
  /** The words before that day. */
  validityLabel?: string | undefined;
  /** The words of the header from the next day on. */
  ended?: Pick<Frame, 'label' | 'heading' | 'intro'> & { validityLabel?: string };
}

/**
 * The parts that introduce a section, one under the other: introduction, last day, note, a question with its answer folded, figures,
 * link. A link alone stands at the right, where the layout has a place beside the heading. Nothing when it has none.
 */
export function Introduction({
  frame: { intro, note, question, action, highlights, validUntil, validityLabel },
  place,
  size = '',
  actionStyle = 'tertiary',
}: {
  frame: Frame & Dated;
  /** Classes that place it below or beside the heading. */
  place: string;
  /** Class of the introduction's text. */
  size?: string;
  actionStyle?: ActionStyle;
}) {
  const isAlone = [intro, note, question, highlights, validityLabel].every((part) => part === undefined);
  if (isAlone && action === undefined) return null;
  return (
    <div className={isAlone && place.includes('col-span') ? `${place} lg:justify-self-end` : place}>
      {intro !== undefined && <p className={`max-w-prose ${size}`}>{intro}</p>}
      {validUntil !== undefined && validityLabel !== undefined && (
        <p className="mt-4 text-strong">
          {validityLabel} <time dateTime={validUntil}>{formatIsoDate(validUntil)}</time>
        </p>
      )}
      {note !== undefined && (
        <p className={`max-w-prose text-small text-quiet ${intro === undefined ? '' : 'mt-3'}`}>{note}</p>
      )}
      <FoldedAnswer question={question} className="mt-2" />
      {highlights !== undefined && (
        <FigureList figures={highlights} className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 *:first:col-span-2" />
      )}
      <PlacedAction
        action={action}
        className={isAlone ? '' : actionStyle === 'tertiary' ? 'mt-3' : 'mt-5'}
        style={actionStyle}
      />
    </div>
  );
}
