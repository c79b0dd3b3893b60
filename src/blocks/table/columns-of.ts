/** How a table with so many columns beside its headers divides its width, and its narrow form. */
export interface Places {
  /** Width of the first column. */
  first: string;
  /** A row on narrow screens: one column for each cell. */
  row: string;
  /** A row's header above them. */
  header: string;
}

const byCount: readonly Places[] = [
  { first: 'w-[37%]', row: 'max-sm:grid', header: '' },
  { first: 'w-1/4', row: 'max-sm:grid max-sm:grid-cols-2', header: 'max-sm:col-span-full' },
  { first: 'w-1/4', row: 'max-sm:grid max-sm:grid-cols-3', header: 'max-sm:col-span-full' },
  { first: 'w-1/5', row: 'max-sm:grid max-sm:grid-cols-4', header: 'max-sm:col-span-full' },
];

/** @param count of the columns, without that of the headers */
export function columnsOf(count: number): Places {
  const places = byCount[Math.min(count, byCount.length) - 1];
  if (places === undefined) throw new Error('a table without columns');
  return places;
}
