import type { ScheduledEvent } from '#generated/types.ts';
import { minutesOf } from '../shared/dates.ts';
import { zonedTime } from '../shared/time-zone.ts';

/**
 * The day it is where the visitor is, not in Paris or at the build: `2026-12-03`.
 * Not `toISOString`, which gives the day in Greenwich: in Paris it stays at yesterday until one or two in the morning.
 */
export function localDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/**
 * Shows what depends on the visitor's date: now, and again whenever that date has changed under an open page. Looked at each
 * minute rather than once at midnight: a journey to another time zone moves midnight. Timers sleep with the computer and in the
 * back/forward cache, so that coming back looks at the clock too.
 * @returns to be called when nothing is shown any more
 */
export function followLocalDay(show: (day: string) => void): () => void {
  let shown = '';
  const look = () => {
    const day = localDay(new Date());
    if (day === shown) return;
    shown = day;
    show(day);
  };
  look();
  const timer = setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}

/**
 * Is this day over? The day itself still counts. One rule for all that has a date: events and offers.
 * @param day `2026-12-31`
 * @param today the visitor's day, or the day of the build; nothing is over when it is not known
 */
export function hasPassed(day: string, today: string | undefined): boolean {
  return today !== undefined && day < today;
}

type Scheduled = Pick<ScheduledEvent, 'date' | 'time' | 'duration' | 'status'>;

/** An event is over when its last day is, whatever its status; or by its status. */
export function isOver(event: Scheduled, today?: string): boolean {
  return event.status === 'past' || hasPassed(lastDayOf(event), today);
}

/** The day of an event, that on which it ends where it lasts a day or more: a night is of the day before. */
export function lastDayOf({ date, time, duration = 0 }: Scheduled): string {
  return duration < 1440 ? date : zonedTime(date, minutesOf(time) + duration, 'UTC').slice(0, 10);
}
