import { calendarPlusSign } from '#generated/signs.ts';
import { calendarHref } from '../../ui/event-details.ts';
import { Glyph } from '../../ui/icons.tsx';

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
