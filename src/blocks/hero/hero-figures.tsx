import type { Figure, HeroBlock } from '#generated/types.ts';
import { balancedColumns, rowLengths } from '../../ui/class-names.ts';
import { FigureLabel, FigureRow, FigureValue } from '../../ui/figures.tsx';
import { FoldedAnswer } from '../../ui/section.tsx';

/** Whether figures stand two by two below the actions: a machine beside them is higher than the title. */
export function hasFiguresBeside({ layout, aside }: HeroBlock): boolean {
  const isWide = layout === 'poster' || layout === 'sheet' || layout === 'band';
  return !isWide && aside?.kind === 'machine' && aside.trace === undefined;
}

/** The columns of figures: on a line they share all of it, six at most. Of an odd number, the first takes a line of its own beside a machine, of three on phones: it is often a range. */
function columnsFor(block: HeroBlock, count: number): string {
  if (hasFiguresBeside(block)) return `gap-x-6 grid-cols-2 ${count % 2 === 0 ? '' : '*:first:col-span-2'}`;
  if (count > 4) return `gap-x-6 ${balancedColumns(count, { all: 2, sm: 3, lg: 6 })}`;
  return `gap-x-6 lg:gap-x-8 ${count === 3 ? 'grid-cols-2 max-sm:*:first:col-span-2 sm:grid-cols-3' : balancedColumns(count, { all: 2, md: 4 })}`;
}

/** The figures of an opening under one rule. `className` is the distance to the part above. */
export function FigureLine({ block, className }: { block: HeroBlock; className: string }) {
  const { figures, figuresLabel: label, question } = block;
  if (figures === undefined) return null;
  return (
    <div role={label && 'group'} aria-label={label} className={className}>
      <FigureRow figures={figures} className={`gap-y-6 ${columnsFor(block, figures.length)}`} />
      <FoldedAnswer question={question} className="mt-6" />
    </div>
  );
}

/** The first cell, by how many rows of other cells stand beside it on a wide screen. */
const firstPlaces = ['lg:col-span-9', '', 'lg:row-span-2', 'lg:row-span-3', 'lg:row-span-4'];
/** Any other cell, by how many share its row. */
const places = ['', 'sm:col-span-6', 'sm:col-span-3', 'sm:col-span-2'];

/** Where each cell stands: the first beside all rows of the others, which hold three narrow cells, then two wide ones for long values. */
function placesOf(count: number): string[] {
  const rows = rowLengths(count - 1, 3);
  const others = rows.flatMap((length) => Array.from({ length }, () => places[length] ?? ''));
  const first = `col-span-2 sm:col-span-6 ${rows.length === 0 ? '' : 'lg:col-span-3'} ${firstPlaces[rows.length] ?? ''}`;
  // On phones two stand in a row: the last one has it alone when it has no neighbour.
  return [
    first,
    ...others.map((place, at) => (at % 2 === 0 && at === others.length - 1 ? `col-span-2 ${place}` : place)),
  ];
}

/** Characters above which a value is set smaller on phones, so that it holds on one line of its cell. */
const longValue = 8;

/** Figures in one ruled grid, without decoration. The first is the one that matters: it is large and in the accent. */
export function DataSheet(block: HeroBlock) {
  const { figuresLabel: label, figures = [], question } = block;
  const cells = placesOf(figures.length);
  return (
    <div role={label && 'group'} aria-label={label}>
      <dl className="mt-12 ruled-sheet grid-cols-2 sm:grid-cols-6 lg:mt-16 lg:grid-cols-9">
        {figures.map((figure, index) => (
          <div key={figure.label} className={`flex flex-col justify-between gap-6 bg-ink p-4 sm:p-6 ${cells[index]}`}>
            <dt className="text-small text-quiet">
              <FigureLabel figure={figure} />
            </dt>
            <dd
              className={
                index === 0
                  ? 'figure-xl text-accent'
                  : `figure text-strong ${sizeOf(figure, index === figures.length - 1)}`
              }
            >
              <FigureValue figure={figure} />
            </dd>
            {index === 0 && question !== undefined && (
              <dd>
                <FoldedAnswer question={question} className="" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The last cell is as wide as the sheet on phones: its value stays large there. */
function sizeOf({ value }: Figure, isLast: boolean): string {
  return value.length <= longValue || isLast ? '' : 'leading-none max-sm:text-lead';
}
