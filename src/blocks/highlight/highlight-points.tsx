import type { HighlightBlock } from '#generated/types.ts';

/** The points of a box, at its right: numbered on their own paper, or each behind a dash. */
export function HighlightPoints({ look, points }: { look: HighlightBlock['look']; points: readonly string[] }) {
  if (look === 'marked')
    return (
      <ul className="self-center text-small lg:col-span-5">
        {points.map((point) => (
          <li key={point} className="relative border-t border-line py-4 pl-6 text-strong first:border-t-0">
            <span aria-hidden="true" className="absolute top-6 left-0 h-px w-3 bg-accent" />
            {point}
          </li>
        ))}
      </ul>
    );
  return (
    <ol className="flex flex-col justify-center border-t border-line-strong bg-raised px-6 md:px-10 lg:col-span-5 lg:border-t-0 lg:border-l">
      {points.map((point, index) => (
        <li key={point} className="flex gap-5 border-t border-line py-6 first:border-t-0">
          <span aria-hidden="true" className="font-mono text-figure text-accent">
            {index + 1}
          </span>
          <span className="min-w-0 self-center text-small wrap-anywhere text-body">{point}</span>
        </li>
      ))}
    </ol>
  );
}
