import type { Accent } from '#generated/types.ts';

/** The class that gives `accent` colours (`text-accent`, `bg-accent`…) below it their colour: one of accents.css, none without an accent. */
export function accentOf(accent: Accent | undefined): string {
  return accent === undefined ? '' : `accent-${accent}`;
}

/** How many stand in each row when `count` things share rows of at most `most`: 7 in rows of 3 → 3, 2, 2. */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** From which width, and how many columns at most: `{ sm: 2, lg: 4 }`. */
type MostColumns = Partial<Record<keyof typeof columns, number>>;

/** One column is the fewest: where there is one, there was one before. */
const columns = {
  all: ['grid-cols-1', 'grid-cols-2', 'grid-cols-3'],
  sm: ['grid-cols-1', 'sm:grid-cols-2', 'sm:grid-cols-3'],
  md: ['grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'],
  lg: ['grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6'],
};

/** The classes of a grid with no more columns than its number of rows needs: 5 cells in 4 columns at most → 3, then 2. */
export function balancedColumns(count: number, most: MostColumns): string {
  const classes = Object.entries(most).map(
    ([from, width]) => columns[from as keyof typeof columns][(rowLengths(count, width)[0] ?? 1) - 1],
  );
  return [...new Set(classes)].join(' ');
}
