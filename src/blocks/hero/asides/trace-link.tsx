import { centres, type Lane } from './lane-mark.tsx';

/** The line from a step to the next one, stretched to the height of the step's text. Nothing after the last step. */
export function TraceLink({ from, to }: { from: Lane; to: Lane | undefined }) {
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
