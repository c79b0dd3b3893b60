import { nearest } from './findings/nearest.ts';

export const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** A day as it is written: the month has 12 at most, the day may be one that it lacks. */
interface WrittenDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** The day that a text means, however it is written: `17/09/2026`, `2026-9-17`, `17 Sept 2026`; `undefined` for no date. */
export function readDay(text: string): WrittenDay | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/u.exec(text) ?? [];
  if (isoDay !== undefined) return written(isoYear, Number(isoMonth), isoDay);
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/u.exec(text) ?? [];
  if (year !== undefined) return written(year, Number(month), day);
  const [, number, name = '', last] = /^(\d{1,2})(?:er)?\s+(\p{L}+)\.?\s+(\d{4})$/u.exec(text) ?? [];
  return written(last, months.indexOf(nearest(name, months) ?? '') + 1, number);
}

export function lastDayOf({ year, month }: WrittenDay): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function exists(date: WrittenDay): boolean {
  return date.day >= 1 && date.day <= lastDayOf(date);
}

/** `2026-09-17`. */
export function isoForm({ year, month, day }: WrittenDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** « 17 septembre 2026 », « 1er août 2027 ». */
export function frenchForm({ year, month, day }: WrittenDay): string {
  return `${day === 1 ? '1er' : day} ${months[month - 1]} ${year}`;
}

function written(year: string | undefined, month: number, day: string | undefined): WrittenDay | undefined {
  return month >= 1 && month <= 12 ? { year: Number(year), month, day: Number(day) } : undefined;
}

/** The day where the program runs, as `YYYY-MM-DD`. */
export function dayHere(now: Date = new Date()): string {
  return isoForm({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
