import type { ReactNode } from 'react';
import type { SectionFrame as Frame, Figure } from '#generated/types.ts';
import { useHasPassed } from '../ui/site-context.ts';
import type { Dated } from './introduction.tsx';
import { FigureLabel } from '../ui/figures.tsx';
import { FrameFigure } from './frame-header.tsx';

interface Props {
  frame: Frame & Dated;
  header: ReactNode;
  children: ReactNode;
}

/**
 * A section whose figure is counted out at the right of its header, above the body. On telephones the body comes first, as
 * visitors read the offer before its number. After the last day the figure is gone.
 */
export function CountedFrame({ frame: { figure, validUntil }, header, children }: Props) {
  const hasEnded = useHasPassed(validUntil);
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:gap-y-14">
      <div className="lg:col-span-7">{header}</div>
      <div className="min-w-0 lg:col-span-12">{children}</div>
      {figure !== undefined && !hasEnded && (
        <div
          className="lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end"
          {...(validUntil !== undefined && { 'data-until-end': 'figure' })}
        >
          <CountedFigure figure={figure} />
        </div>
      )}
    </div>
  );
}

const columns = 11;
const cell = 26;
const square = 18;
/** The most squares that a reader can distinguish. */
const mostSquares = 200;

/** A figure as one square for each unit, eleven to a row. The last row may be shorter. */
function CountedFigure({ figure }: { figure: Figure }) {
  const count = Number(figure.value.replaceAll(/\s/g, ''));
  if (!Number.isInteger(count) || count < 1 || count > mostSquares) return <FrameFigure figure={figure} place="" />;
  const height = Math.ceil(count / columns) * cell - (cell - square) + 1;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${columns * cell - (cell - square) + 1} ${height}`}
        className="w-full max-w-72 lg:max-w-none"
        aria-hidden="true"
      >
        <path d={squares(count)} className="fill-none stroke-accent" />
      </svg>
      <figcaption className="mt-4 text-small text-quiet">
        <FigureLabel figure={figure} />
      </figcaption>
    </figure>
  );
}

/** Each square starts relative to the one before: the repetition compresses to a few bytes. */
function squares(count: number): string {
  const one = `h${square}v${square}h-${square}z`;
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, () => one).join(`m${cell} 0`),
  );
  return `M.5 .5${rows.join(`m-${(columns - 1) * cell} ${cell}`)}`;
}
