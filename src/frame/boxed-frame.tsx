import type { ReactNode } from 'react';
import type { SectionFrame as Frame } from '#generated/types.ts';
import { FrameFigure } from './frame-header.tsx';
import { Introduction } from './introduction.tsx';

const corners = [
  '-top-px -left-px border-t-2 border-l-2',
  '-top-px -right-px border-t-2 border-r-2',
  '-bottom-px -left-px border-b-2 border-l-2',
  '-right-px -bottom-px border-r-2 border-b-2',
];

const papers: Readonly<Record<NonNullable<Frame['tone']>, string>> = {
  ink: 'bg-ink',
  raised: 'bg-raised',
  inset: 'bg-inset',
};

/** A section in a frame with marks at its corners, its label set into the top rule. The figure it is about stands before the heading. */
export function BoxedFrame({ frame, id, children }: { frame: Frame; id: string; children: ReactNode }) {
  const { label, heading, figure, tone = 'ink' } = frame;
  const title = (
    <h2 id={id} className="text-h2">
      {heading}
    </h2>
  );
  return (
    <div className="relative border border-accent/50 p-6 pt-9 sm:p-10 lg:p-14">
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" className={`absolute size-5 border-accent ${corner}`} />
      ))}
      {label !== undefined && (
        <p
          className={`absolute -top-2.5 left-6 px-3 label leading-5 text-accent sm:left-10 lg:left-14 ${papers[tone]}`}
        >
          {label}
        </p>
      )}
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {figure === undefined ? title : <FrameFigure figure={figure} place="self-end" />}
        <div className="self-end">
          {figure !== undefined && title}
          <Introduction frame={frame} place={figure === undefined ? '' : 'mt-4'} />
        </div>
      </header>
      <div className="mt-6 lg:mt-12">{children}</div>
    </div>
  );
}
