import type { Figure } from '../../generated/types.ts';

/** Longest value that fits a sixth of the measure in large digits; longer ones are words, set smaller. */
const widestNumber = 9;

/** Six figures in one ruled row, edge to edge; two or three columns on narrow screens. */
export function FigureRow({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <div role="group" aria-label={label} className="mt-16 border-t border-line-strong bg-raised">
      <div className="wrap">
        <dl className="-mx-px grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
          {figures.map((figure) => (
            <Cell key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function Cell({ figure: { label, value, unit } }: { figure: Figure }) {
  const size =
    value.length > widestNumber ? 'text-h3' : 'text-[clamp(1.5rem,2.3vw,2rem)] tracking-tight whitespace-nowrap';
  return (
    <div className="flex flex-col-reverse justify-end gap-2 border-b border-l border-line px-4 py-6 lg:border-b-0 lg:py-9">
      <dt className="text-small text-quiet">{label}</dt>
      <dd
        className={`flex min-h-10 flex-wrap items-end gap-x-1.5 font-mono leading-tight font-medium text-mint tabular-nums ${size}`}
      >
        {value}
        {unit !== undefined && <span className="text-small tracking-normal text-quiet"> {unit}</span>}
      </dd>
    </div>
  );
}
