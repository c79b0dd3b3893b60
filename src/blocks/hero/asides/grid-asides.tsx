import type { Crossing, HeroMatrix, HeroSeason, RowLink, ScheduledEvent } from '#generated/types.ts';
import { readIsoDate } from '../../../ui/format-dates.ts';
import { wrapWords } from '../../../ui/typography.ts';

/** How a matrix is drawn, in pixels: its columns and rows, the square where they meet, and the most letters on a line of a row's name. */
interface Grid {
  column: number;
  row: number;
  square: number;
  letters: number;
  className: string;
}

const wide: Grid = { column: 24, row: 24, square: 14, letters: 60, className: 'max-w-xl max-md:hidden' };
/** Names of rows on two lines, further from their neighbours than from each other; at 320 px letters stay larger than 11 px. */
const narrow: Grid = { column: 18, row: 36, square: 12, letters: 14, className: 'md:hidden' };
/** The width of a letter. */
const letter = 6.5;
/** Names of columns rise at 60°, so that neighbours do not touch: how far they reach up, and to the right of their column. */
const [rise, run] = [0.87, 0.5];

/**
 * Rows against the columns that they meet, a full square where they do, which leads to the page of its row. The page describes the
 * pairs in words, with links: the drawing is for the eye and the pointer alone.
 */
export function MatrixAside({ caption, rows, columns: all, className }: HeroMatrix & { className: string }) {
  const columns = all.filter(({ href }) => rows.some(({ marks }) => marks.some((mark) => mark.href === href)));
  return (
    <figure className={`panel-in self-end ${className}`}>
      {[wide, narrow].map((grid) => (
        <MatrixDrawing key={grid.className} grid={grid} rows={rows} columns={columns} />
      ))}
      <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>
    </figure>
  );
}

type Crossed = Pick<HeroMatrix, 'rows' | 'columns'> & { grid: Grid };

function MatrixDrawing({ grid, rows, columns }: Crossed) {
  const lines = rows.flatMap(({ name }) => wrapWords(name, grid.letters));
  const left = Math.round(letter * longest(lines)) + 8;
  const top = Math.round(letter * rise * longest(columns.map(({ name }) => name))) + 24;
  const width = left + columns.length * grid.column + Math.round(letter * run * (columns.at(-1)?.name.length ?? 0));
  return (
    <svg
      viewBox={`0 0 ${width} ${top + rows.length * grid.row}`}
      aria-hidden="true"
      fontSize="13"
      className={`w-full ${grid.className}`}
    >
      <g className="fill-quiet">
        {columns.map(({ name }, index) => (
          <text
            key={name}
            transform={`translate(${Math.round(left + (index + 0.65) * grid.column)} ${top - 6}) rotate(-60)`}
          >
            {name}
          </text>
        ))}
      </g>
      {rows.map((row, index) => (
        <MatrixRow key={row.id} grid={grid} row={row} columns={columns} place={[left, top + index * grid.row]} />
      ))}
    </svg>
  );
}

interface RowProps extends Omit<Crossed, 'rows'> {
  row: Crossing;
  place: [number, number];
}

/** A row of squares behind its name; the name lights while the pointer is on the row. */
function MatrixRow({
  grid: { column: pitch, row: height, square, letters },
  row,
  columns,
  place: [left, top],
}: RowProps) {
  const [insetX, insetY] = [(pitch - square) / 2, (height - square) / 2];
  const at = (index: number) => `M${left + index * pitch + insetX} ${top + insetY}h${square}v${square}h-${square}z`;
  const isFull = ({ href }: RowLink) => row.marks.some((mark) => mark.href === href);
  const empty = columns.flatMap((column, index) => (isFull(column) ? [] : [at(index)]));
  const lines = wrapWords(row.name, letters);
  return (
    <g className="group">
      <path
        d={`M0 ${top}h${left + columns.length * pitch}v${height}h-${left + columns.length * pitch}z`}
        fill="none"
        pointerEvents="all"
      />
      <text fill="currentColor" className="text-body group-hover:text-accent">
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={top + height / 2 + 4 + (index - (lines.length - 1) / 2) * 13}>
            {line}
          </tspan>
        ))}
      </text>
      <path d={empty.join('')} className="fill-none stroke-line-strong" />
      {columns.map((column, index) =>
        isFull(column) ? (
          <a key={column.href} href={row.href ?? column.href} tabIndex={-1}>
            <title>{`${row.name}, ${column.name}`}</title>
            <path d={at(index)} className="fill-accent" />
          </a>
        ) : null,
      )}
    </g>
  );
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/** A day, and the height of a month, in units of the drawing; the days begin right of the names of the months. */
const [day, row, left] = [11, 30, 120];

/** The months of a season, one line each with a square for each day: full on the days of events. The list below names them. */
export function SeasonAside({ caption, events, className }: HeroSeason & { className: string }) {
  const months = Map.groupBy(
    events.toSorted((a, b) => a.date.localeCompare(b.date)),
    ({ date }) => date.slice(0, 7),
  );
  const numbers = longest([...months.values()].map((its) => daysOf(its).join(', ')));
  return (
    <figure className={`hidden panel-in self-end lg:block ${className}`}>
      <svg
        viewBox={`0 0 ${left + 31 * day + 6 + Math.max(46, 10 * numbers)} ${months.size * row}`}
        aria-hidden="true"
        fontSize="15"
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
  const days = daysOf(events);
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

const daysOf = (events: readonly ScheduledEvent[]) => events.map(({ date }) => Number(date.slice(8)));

/** `2026-12` → 31. */
function daysIn(month: string): number {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}
