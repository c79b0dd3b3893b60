import type { ReactNode } from 'react';
import type { SectionFrame as Frame } from '#generated/types.ts';
import { useHasPassed } from '../ui/rendered-day.ts';
import { CountedFigure } from './counted-figure.tsx';
import type { Dated } from './dated-header.tsx';

/**
 * A section whose figure is counted out at the right of its header, above the body. On telephones the body comes first: what is
 * offered before how many there are. After the last day the figure is gone.
 */
export function CountedFrame({
  frame: { figure, validUntil },
  header,
  children,
}: {
  frame: Frame & Dated;
  header: ReactNode;
  children: ReactNode;
}) {
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
