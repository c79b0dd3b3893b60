import { useId } from 'react';
import { punctuation } from '#generated/locale.ts';
import type { HeroTrace, UseCaseStep } from '#generated/types.ts';

/**
 * One case followed step by step, under a rule in the accent: an ordered list beside a graph of the actors, one lane for people, one
 * for tools, one for models. The graph repeats lane name and actor, so it is hidden from screen readers.
 */
export function TraceAside({ note, trace: { caption, steps }, lanes, className }: HeroTrace & { className: string }) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={`panel-in self-start border-t-2 border-accent pt-4 ${className}`}>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span id={captionId} className="font-medium text-strong">
          {caption}
        </span>
        {note !== undefined && (
          <span aria-hidden="true" className="shrink-0 label text-quiet">
            {note}
          </span>
        )}
      </figcaption>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-quiet">
        {lanesInOrder.map((lane) => (
          <li key={lane} className="flex items-center gap-2.5">
            <svg viewBox="0 0 14 14" className="size-3.5 overflow-visible">
              <LaneMark lane={lane} />
            </svg>
            {lanes[lane]}
          </li>
        ))}
      </ul>
      <div className="relative mt-5 py-4">
        <Guides />
        <ol>
          {steps.map(({ lane, actor, text }, index) => (
            <li key={index} className="relative pb-6 pl-26 last:pb-0">
              <Link from={lane} to={steps[index + 1]?.lane} />
              <svg aria-hidden="true" width="80" height="14" className="absolute top-1 left-0 overflow-visible">
                <LaneMark lane={lane} x={centres[lane]} />
              </svg>
              <span className="block font-mono text-small leading-5.5 font-medium text-strong">
                <span className="sr-only">{lanes[lane] + punctuation.colon}</span>
                {actor}
              </span>
              <span className="mt-0.5 block text-[1rem] leading-normal">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** The three lanes as dashed verticals behind the graph. */
function Guides() {
  return (
    <svg aria-hidden="true" className="absolute top-0 left-0 h-full w-20 stroke-line">
      {Object.values(centres).map((x) => (
        <line key={x} x1={x + 0.5} x2={x + 0.5} y2="100%" strokeDasharray="3" />
      ))}
    </svg>
  );
}

/** The line from a step to the next one, stretched to the height of the step's text. Nothing after the last step. */
function Link({ from, to }: { from: Lane; to: Lane | undefined }) {
  if (to === undefined) return null;
  const [start, end] = [centres[from], centres[to]];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 100"
      preserveAspectRatio="none"
      opacity="0.6"
      className="absolute top-2.75 left-0 h-full w-20 text-accent"
    >
      <path
        d={`M${start} 0 C${start} 55 ${end} 45 ${end} 100`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type Lane = UseCaseStep['lane'];

/** The lanes from left to right. */
const lanesInOrder: readonly Lane[] = ['person', 'tool', 'model'];

/** Centre of each lane in the graph, in pixels. */
const centres: Readonly<Record<Lane, number>> = { person: 12, tool: 40, model: 68 };

/** The mark of the actor, 14 px high: a ring for people, a square for tools, a diamond for models. @param x its centre */
function LaneMark({ lane, x = 7 }: { lane: Lane; x?: number }) {
  if (lane === 'person') return <circle cx={x} cy="7" r="6" strokeWidth="2" className="fill-ink stroke-strong" />;
  if (lane === 'tool') return <rect x={x - 7} width="14" height="14" rx="2" className="fill-accent" />;
  return <path d={`M${x} -3l10 10l-10 10l-10 -10z`} className="fill-azure" />;
}
