import type { Event, EventLabels } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { calendarEntryId } from '../../ui/calendar-entry-id.ts';
import { CalendarLink } from '../../ui/calendar-link.tsx';
import { DayNumber } from '../../ui/day-number.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { formatEuros } from '../../ui/format-euros.ts';
import { useSite } from '#generated/site-context.tsx';
import { isOver } from '../../ui/has-passed.ts';
import { readIsoDate } from '../../ui/format-date.ts';
import { pickRows } from '../../ui/pick-rows.ts';
import { requestHref } from '../../ui/request-href.ts';
import { useVat } from '../../ui/vat-of.ts';

/** Text that is quieter once the event is over. */
const strong = 'text-strong in-data-past:text-quiet';

/**
 * One event. What is over (`data-past`) is dimmed by its text colours: opacity would take the contrast below what can be read.
 * The script dims those that are over since the build the same way.
 */
export function EventRow({ event, labels, registerHref }: { event: Event; labels: EventLabels; registerHref: string }) {
  const entryId = calendarEntryId('evenement', event.id);
  const { tables, day } = useSite();
  const isPast = isOver(event, day);
  const [category] = pickRows(tables.eventCategories, [event.category]);
  return (
    <li
      id={entryId}
      data-past={isPast ? '' : undefined}
      data-status={isPast ? 'past' : 'upcoming'}
      data-date={event.date}
      data-category={event.category}
      className="grid gap-x-8 gap-y-6 border-t border-line-strong py-8 data-past:text-quiet sm:grid-cols-[9rem_1fr] lg:grid-cols-[10rem_1fr_11rem]"
    >
      <EventDate date={event.date} />
      <div className="min-w-0">
        <p data-badges="" className="flex flex-wrap gap-2">
          {isPast && <PastBadge labels={labels} />}
          {category !== undefined && <Badge tone={isPast ? 'quiet' : category.color}>{category.label}</Badge>}
        </p>
        <h3
          id={`${entryId}-titre`}
          data-searched=""
          className={`mt-4 font-display text-lead leading-snug font-semibold ${strong}`}
        >
          {event.title}
        </h3>
        <p data-searched="" className="mt-2 max-w-prose">
          {event.description}
        </p>
        <p className={`mt-4 text-small ${strong}`}>
          {event.type} · {event.location} · <span className="whitespace-nowrap">{event.time}</span>
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 font-mono text-small text-quiet">
          {event.tags.map((tag) => (
            <li key={tag}>
              <span aria-hidden="true">#</span>
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div
        data-actions=""
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:max-lg:col-start-2 sm:max-lg:grid sm:max-lg:grid-cols-[9rem_auto_1fr] sm:max-lg:items-center lg:flex-col lg:items-stretch lg:justify-start"
      >
        <p>
          <span className={`figure block whitespace-nowrap ${strong}`}>
            {event.price === 0 ? labels.free : <EventPrice eur={event.price} />}
          </span>
          <span className="mt-2 block text-small text-quiet">
            {formatCount(event.attendees)} {labels.capacity}
          </span>
        </p>
        {isPast ? (
          <PastButton labels={labels} />
        ) : (
          <>
            <ActionLink action={{ label: labels.register, href: requestHref(registerHref, event.id) }} />
            <CalendarLink label={labels.calendar} entryId={entryId} />
          </>
        )}
      </div>
    </li>
  );
}

/** Stands in a row that is over, and in the template from which the script takes it. */
export function PastBadge({ labels }: { labels: EventLabels }) {
  return <Badge>{labels.past}</Badge>;
}

export function PastButton({ labels }: { labels: EventLabels }) {
  return (
    <button
      type="button"
      disabled
      className="min-h-11 cursor-not-allowed rounded-md border border-line px-4 py-2.5 text-small text-quiet"
    >
      {labels.pastButton}
    </button>
  );
}

/** The amount at figure size, its VAT label beside it as a unit. */
function EventPrice({ eur }: { eur: number }) {
  const vat = useVat();
  return (
    <>
      {formatEuros(eur)}
      {vat && <span className="unit text-quiet">{`\u00A0${vat.label}`}</span>}
    </>
  );
}

function EventDate({ date }: { date: string }) {
  const { weekday, day, ordinal, month, year } = readIsoDate(date);
  return (
    <time dateTime={date} className="flex items-baseline gap-x-3 sm:block">
      <span className="block label text-quiet">{weekday}</span>{' '}
      <DayNumber day={day} ordinal={ordinal} className={`sm:mt-2 sm:block ${strong}`} />{' '}
      <span className="block label text-quiet sm:mt-3">
        {month} {year}
      </span>
    </time>
  );
}
