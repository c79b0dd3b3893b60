import type { HeroMatrix, HeroSeason, ScheduledEvent } from '#generated/types.ts';
import { readIsoDate } from '../../../ui/format-dates.ts';

/** The width of a column, the square in it, the width of a letter, and the height of a line, in units of the drawing. */
const [cell, square, letter, line] = [17, 10, 6.5, 13];
/** Names of columns rise at 60°, so that neighbours do not touch: how far they reach up, and to the right of their column. */
const [rise, run] = [0.87, 0.5];

/** Rows against the columns that they meet, a full square where they do. The page describes the pairs in words. */
export function MatrixAside({ caption, rows, columns: all, className }: HeroMatrix & { className: string }) {
  const columns = all.filter(({ href }) => rows.some(({ marks }) => marks.some((mark) => mark.href === href)));
  const names = rows.map(({ name }) => linesOf(name));
  const left = letter * Math.max(...names.flat().map(({ length }) => length)) + 6;
  const top = letter * rise * longest(columns) + 24;
  const right = letter * run * (columns.at(-1)?.name.length ?? 0);
  const middles: number[] = [];
  let bottom = top;
  for (const { length } of names) {
    middles.push(bottom + (length * line + 5) / 2);
    bottom += length * line + 5;
  }
  const at = (column: number, row: number) =>
    [left + column * cell + (cell - square) / 2, (middles[row] ?? 0) - square / 2].map(Math.round).join(' ');
  const squares = (isFull: boolean) =>
    rows
      .flatMap(({ marks }, row) =>
        columns.flatMap(({ href }, column) =>
          marks.some((mark) => mark.href === href) === isFull
            ? [`M${at(column, row)}h${square}v${square}h-${square}z`]
            : [],
        ),
      )
      .join('');
  const width = Math.ceil(left + columns.length * cell + right);
  return (
    <figure className={`panel-in self-end ${className}`}>
      <svg viewBox={`0 0 ${width} ${Math.ceil(bottom)}`} aria-hidden="true" fontSize="13" className="w-full max-w-xs">
        <g className="fill-quiet">
          {columns.map(({ name }, index) => (
            <text
              key={name}
              transform={`translate(${Math.round(left + (index + 0.7) * cell)} ${Math.round(top - 6)}) rotate(-60)`}
            >
              {name}
            </text>
          ))}
        </g>
        <g className="fill-body">
          {rows.map(({ id }, index) => (
            <text key={id}>
              {names[index]?.map((part, place, { length }) => (
                <tspan key={part} x="0" y={Math.round((middles[index] ?? 0) + 4 + (place - (length - 1) / 2) * line)}>
                  {part}
                </tspan>
              ))}
            </text>
          ))}
        </g>
        <path d={squares(false)} className="fill-none stroke-line-strong" />
        <path d={squares(true)} className="fill-accent" />
      </svg>
      <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>
    </figure>
  );
}

/** A name on one line; one that would make the squares small, on two of about the same length. */
function linesOf(name: string): string[] {
  if (name.length < 20) return [name];
  const [space = -1] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

function longest(named: readonly { name: string }[]): number {
  return Math.max(...named.map(({ name }) => name.length));
}

/** A day, and the height of a month, in units of the drawing; the days begin right of the names of the months. */
const [day, row, left] = [11, 30, 96];

/** The months of a season, one line each with a square for each day: full on the days of events. The list below names them. */
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
