import type { Bar } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';

/** One line: label and amount, the bar below with the graduations of the scale. */
export function ListedBar({
  bar: { figure, detail, accent },
  share,
  marks,
}: {
  bar: Bar;
  /** Length of the bar, in percent of the longest. */
  share: number;
  /** Where graduations stand, in percent of the scale. */
  marks: readonly number[];
}) {
  return (
    <li className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 ${accentOf(accent)}`}>
      <p className="text-small">
        {figure.label}
        {detail !== undefined && <span className="text-quiet"> · {detail}</span>}
      </p>
      <p className="font-mono text-strong">
        {figure.text ?? [figure.value, figure.unit].filter(Boolean).join('\u00A0')}
      </p>
      <svg aria-hidden="true" className="col-span-2 h-2.5 w-full overflow-visible">
        {marks.map((mark) => (
          <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y2="100%" className="stroke-line-strong" />
        ))}
        <line x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
        <rect width={`${share}%`} height="100%" className="fill-accent" />
      </svg>
    </li>
  );
}
