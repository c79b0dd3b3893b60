import { useId } from 'react';
import type { HeroTrace } from '#generated/types.ts';
import { TraceList } from './trace-list.tsx';

/** One case followed step by step, under a rule in the accent. */
export function TraceAside({ note, trace, lanes, className }: HeroTrace & { className: string }) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={`panel-in self-start border-t-2 border-accent pt-4 ${className}`}>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span id={captionId} className="font-medium text-strong">
          {trace.caption}
        </span>
        {note !== undefined && (
          <span aria-hidden="true" className="shrink-0 label text-quiet">
            {note}
          </span>
        )}
      </figcaption>
      <TraceList steps={trace.steps} lanes={lanes} />
    </figure>
  );
}
