import type { AgendaBlock } from '#generated/types.ts';
import { calendarPlusSign } from '#generated/signs.ts';
import { calendarHref } from '../../ui/event-details.ts';
import { readIsoDate } from '../../ui/format-dates.ts';
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

/** The date of an event as on a wall calendar, its day in display size; quieter once the event is over. */
export function EventDate({ date, look }: { date: string; look: AgendaBlock['look'] }) {
  const { weekday, day, ordinal, month, year } = readIsoDate(date);
  return (
    <time dateTime={date} className="flex flex-wrap content-start items-baseline gap-x-3 gap-y-2">
      {look === 'list' && <span className="w-full label text-quiet">{weekday}</span>}{' '}
      <span className="figure-xl text-strong in-data-past:text-quiet">
        {day}
        {ordinal !== '' && <sup className="top-[-0.9em] text-[0.4em] tracking-normal">{ordinal}</sup>}
      </span>{' '}
      <span className={`label text-quiet ${look === 'strip' ? '' : 'sm:w-full'}`}>
        {month} {year}
      </span>
    </time>
  );
}
