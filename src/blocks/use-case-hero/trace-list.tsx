import type { UseCaseLanes, UseCaseStep } from '../../generated/types.ts';

type Lane = UseCaseStep['lane'];

const lanesInOrder: readonly Lane[] = ['person', 'tool', 'model'];

/** Centre of each lane in the 72 px gutter, in pixels; the classes below put the nodes there. */
const centre: Record<Lane, number> = { person: 12, tool: 36, model: 60 };

const nodes: Record<Lane, string> = {
  person: 'left-1.5 rounded-full border-2 border-amber bg-ink',
  tool: 'left-7.5 rounded-sm bg-mint',
  model: 'left-13.5 rotate-45 bg-azure',
};

/**
 * The steps as an ordered list beside a graph of who acts: one lane for people, one for tools, one for models.
 * The graph repeats what lane name and actor say, so it is hidden from screen readers.
 */
export function TraceList({ steps, lanes }: { steps: readonly UseCaseStep[]; lanes: UseCaseLanes }) {
  return (
    <>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
        {lanesInOrder.map((lane) => (
          <li key={lane} className="relative pl-5">
            <span className={`absolute top-1.5 size-3 ${nodes[lane]} left-0`} />
            {lanes[lane]}
          </li>
        ))}
      </ul>
      <ol className="mt-6">
        {steps.map((step, index) => (
          <li key={index} className="relative pb-6 pl-24 last:pb-0">
            <Link from={step.lane} to={steps[index + 1]?.lane} />
            <span aria-hidden="true" className={`absolute top-1 size-3 ${nodes[step.lane]}`} />
            <span className="block font-mono text-small leading-5 text-strong">
              <span className="sr-only">{lanes[step.lane]} : </span>
              {step.actor}
            </span>
            <span className="mt-1 block text-small">{step.text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The line from a step to the next one; it stretches with the step's text. Nothing after the last. */
function Link({ from, to }: { from: Lane; to: Lane | undefined }) {
  if (to === undefined) return null;
  const [start, end] = [centre[from], centre[to]];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 100"
      preserveAspectRatio="none"
      className="absolute top-2.5 left-0 h-full w-18 text-line-strong"
    >
      <path
        d={`M${start} 0 C${start} 60 ${end} 40 ${end} 100`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
