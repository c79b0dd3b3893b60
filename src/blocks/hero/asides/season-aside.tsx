import type { HeroSeason, ScheduledEvent } from '#generated/types.ts';
import { readIsoDate } from '../../../ui/format-date.ts';

/** A day, and the height of a month, in units of the drawing; the days begin right of the names of the months. */
const [day, row, left] = [11, 30, 96];

/** The months of a season, one line each with a square for each day: full where something takes place. The list below it says what. */
export function SeasonAside({ caption, events, className }: HeroSeason & { className: string }) {
  const months = Map.groupBy(
    events.toSorted((a, b) => a.date.localeCompare(b.date)),
    ({ date }) => date.slice(0, 7),
  );
  return (
    <figure className={`hidden panel-in self-end lg:block ${className}`}>
      <svg
        viewBox={`0 0 ${left + 31 * day + 44} ${months.size * row}`}
        aria-hidden="true"
        fontSize="13"
        className="w-full"
      >
        {[...months].map(([month, its], index) => (
          <Month key={month} month={month} events={its} y={index * row + row / 2} />
        ))}
      </svg>
      <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>
    </figure>
  );
}

/** @param y the middle of its line */
function Month({ month, events, y }: { month: string; events: readonly ScheduledEvent[]; y: number }) {
  const { month: name, year } = readIsoDate(`${month}-01`);
  const days = events.map(({ date }) => Number(date.slice(8)));
  const all = Array.from({ length: daysIn(month) }, (_, at) => at + 1);
  const squares = (of: readonly number[]) => of.map((one) => `M${left + one * day - day} ${y - 4}h8v8h-8z`).join('');
  return (
    <>
      <text y={y + 4} className="fill-body">
        {name} {year.slice(2)}
      </text>
      <path d={squares(all.filter((one) => !days.includes(one)))} className="fill-none stroke-line-strong" />
      <path d={squares(days)} className="fill-accent" />
      <text x={left + 31 * day + 6} y={y + 4} className="fill-accent font-mono">
        {days.join(', ')}
      </text>
    </>
  );
}

/** `2026-12` → 31. */
function daysIn(month: string): number {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}
