import type { HeroLanes, UseCaseStep } from '#generated/types.ts';
import { TraceLink } from './trace-link.tsx';

type Lane = UseCaseStep['lane'];

const lanesInOrder: readonly Lane[] = ['person', 'tool', 'model'];

const shapes: Record<Lane, string> = {
  person: 'rounded-full border-2 border-strong bg-ink',
  tool: 'rounded-sm border-2 border-accent bg-accent',
  model: 'rotate-45 border-2 border-azure bg-azure',
};

/** Left edge of a 14 px node on its lane: the lanes are 28 px apart and the first is 12 px from the edge. */
const places: Record<Lane, string> = { person: 'left-[5px]', tool: 'left-[33px]', model: 'left-[61px]' };

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
            <span className={`size-2.5 ${shapes[lane]}`} />
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
              <span
                aria-hidden="true"
                className={`absolute top-1 size-3.5 ${shapes[step.lane]} ${places[step.lane]}`}
              />
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
    <span aria-hidden="true" className="absolute inset-y-0 left-3 w-14.25">
      {['left-0', 'left-7', 'left-14'].map((place) => (
        <span key={place} className={`absolute inset-y-0 border-l border-dashed border-line ${place}`} />
      ))}
    </span>
  );
}
