import type { Figure } from '#generated/types.ts';
import { FigureLabel } from '../../../ui/figure-label.tsx';
import { balancedColumns } from '../../../ui/balanced-columns.ts';

/** Figures in ruled rows of six at most on raised paper; three or two columns on narrower screens. */
export function FigureBand({ label, figures }: { label: string | undefined; figures: readonly Figure[] }) {
  const longest = Math.max(...figures.map(({ value }) => value.length).filter((length) => length <= mostDigits));
  return (
    <div role={label && 'group'} aria-label={label} className="mt-16 border-t border-line-strong bg-raised">
      <div className="wrap">
        <div className="overflow-clip border-r border-line">
          <dl className={`-mb-px grid ${balancedColumns(figures.length, { all: 2, sm: 3, lg: 6 })}`}>
            {figures.map((figure) => (
              <Cell key={figure.label} figure={figure} longest={longest} />
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

function Cell({ figure, longest }: { figure: Figure; longest: number }) {
  const { value, unit } = figure;
  return (
    <div className="flex flex-col-reverse justify-end gap-2 border-b border-l border-line py-6 pr-2 pl-4 lg:py-10">
      <dt className="text-small text-quiet">
        <FigureLabel figure={figure} />
      </dt>
      <dd
        className={`flex min-h-10 flex-wrap items-end gap-x-2 font-mono leading-none font-medium text-accent ${sizeOf(value, longest)}`}
      >
        {value}
        {unit !== undefined && <span className="text-small leading-tight tracking-normal text-quiet"> {unit}</span>}
      </dd>
    </div>
  );
}

/** The most characters that are set as a figure. */
const mostDigits = 9;

/**
 * The largest digits that keep all figures of the band on one line in a sixth of the measure, the same for all; words are
 * set as text. @param longest characters of the longest figure
 */
function sizeOf(value: string, longest: number): string {
  if (value.length > mostDigits) return 'text-h3 leading-tight tracking-tight';
  if (longest > 7) return 'text-[clamp(1.375rem,2.2vw,1.75rem)] tracking-tighter whitespace-nowrap';
  return 'text-figure tracking-tighter whitespace-nowrap';
}
