import type { Figure } from '../../generated/types.ts';

/** Where each of the six cells stands: the first on two rows, three narrow ones, then two wide ones for long values. */
const places = [
  'col-span-2 sm:col-span-6 lg:col-span-3 lg:row-span-2',
  'sm:col-span-2',
  'sm:col-span-2',
  'sm:col-span-2',
  'sm:col-span-3',
  'col-span-2 sm:col-span-3',
];

/** Characters above which a value is set smaller, so that it holds on one line of its cell. */
const longValue = 8;

/** Six figures in one ruled grid, without decoration. The first is the one that matters: it is large and amber. */
export function DataSheet({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-12 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line-strong bg-line-strong sm:grid-cols-6 lg:mt-16 lg:grid-cols-9">
      {figures.map((figure, index) => (
        <div key={figure.label} className={`flex flex-col justify-between gap-6 bg-ink p-4 sm:p-6 ${places[index]}`}>
          <dt className="text-small text-quiet">{figure.label}</dt>
          <dd
            className={
              index === 0
                ? 'figure-xl text-amber'
                : `figure text-strong ${sizeOf(figure, index === figures.length - 1)}`
            }
          >
            {figure.value}
            {figure.unit !== undefined && <span className="unit text-quiet"> {figure.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last cell is as wide as the sheet on phones: its value stays large there. */
function sizeOf({ value }: Figure, isLast: boolean): string {
  if (value.length <= longValue) return '';
  return isLast ? 'sm:text-h2' : 'text-lead leading-none sm:text-h2';
}
