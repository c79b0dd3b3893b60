/**
 * The day the check is made for, as `AAAA-MM-JJ`: the one asked for, or today where the program runs.
 * `undefined` when what is asked for is not a day of the calendar.
 */
export function releaseDate(asked: string | boolean | undefined, now: Date = new Date()): string | undefined {
  if (asked === undefined) return isoDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
  if (typeof asked !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return undefined;
  const day = new Date(`${asked}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(asked) ? asked : undefined;
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
