import { locale } from '#generated/locale.ts';
import type { ScheduledEvent } from '#generated/types.ts';
import { tagOf } from '../shared/locale.ts';
import { calendarPlusSign } from '#generated/signs.ts';
import { Glyph } from './icons.tsx';

/** Where an event takes place, in one text: `Nantes`, `En ligne`, `Grenoble et en ligne`; `undefined` when it does not say. */
export function eventPlace({ location, online }: Pick<ScheduledEvent, 'location' | 'online'>): string | undefined {
  if (online !== true) return location;
  const word = locale.words.online;
  if (location !== undefined) return new Intl.ListFormat(tagOf(locale)).format([location, word]);
  return word.charAt(0).toLocaleUpperCase(tagOf(locale)) + word.slice(1);
}

/** The address of the calendar file of an event, by its anchor: `atelier-documents` → `/agenda/atelier-documents.ics`. */
export function calendarHref(anchor: string): string {
  return `/agenda/${anchor}.ics`;
}

/**
 * The link to a calendar file. Its name ends with the title of the entry, whose element has the id `<anchor>-titre`: screen readers
 * tell apart the links of one list.
 */
export function CalendarLink({ label, anchor }: { label: string; anchor: string }) {
  const id = `${anchor}-agenda`;
  return (
    <a
      id={id}
      href={calendarHref(anchor)}
      download=""
      aria-labelledby={`${id} ${anchor}-titre`}
      className="inline-flex min-h-11 items-center gap-2 text-small text-body underline decoration-line-strong underline-offset-4 hover:decoration-amber"
    >
      <Glyph shapes={calendarPlusSign} className="size-4" />
      {label}
    </a>
  );
}

/** The day of a date in figures of display size, with its small `er` on the first of a month. */
export function DayNumber({ day, ordinal, className }: { day: string; ordinal: string; className: string }) {
  return (
    <span className={`figure-xl ${className}`}>
      {day}
      {ordinal !== '' && <sup className="top-[-0.9em] text-[0.4em] tracking-normal">{ordinal}</sup>}
    </span>
  );
}
