import type { HeroLanes, UseCaseStep } from '#generated/types.ts';
import { centres, LaneMark, lanes as lanesInOrder } from './lane-mark.tsx';
import { TraceLink } from './trace-link.tsx';

/**
 * The steps as an ordered list beside a graph of who acts: one lane for people, one for tools, one for models.
 * The graph repeats what lane name and actor say, so it is hidden from screen readers.
 */
export function TraceList({ steps, lanes }: { steps: readonly UseCaseStep[]; lanes: HeroLanes }) {
  return (
    <>
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
          {steps.map((step, index) => (
            <li key={index} className="relative pb-6 pl-26 last:pb-0">
              <TraceLink from={step.lane} to={steps[index + 1]?.lane} />
              <svg aria-hidden="true" width="80" height="14" className="absolute top-1 left-0 overflow-visible">
                <LaneMark lane={step.lane} x={centres[step.lane]} />
              </svg>
              <span className="block font-mono text-small leading-5.5 font-medium text-strong">
                <span className="sr-only">{`${lanes[step.lane]}\u00A0: `}</span>
                {step.actor}
              </span>
              <span className="mt-0.5 block text-[1rem] leading-normal">{step.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
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
