import type { AgendaBlock, EventLabels, ScheduledEvent } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Badge } from '../../ui/marks.tsx';
import { calledOff, eventPlace } from '../../ui/event-details.ts';
import { CalendarLink, EventDate } from './event-parts.tsx';
import { countOf, formatEuros } from '../../ui/format-numbers.ts';
import { formatHours } from '../../ui/format-dates.ts';
import { requestHref } from '../../ui/addresses.ts';
import { lastDayOf } from '../../ui/days.ts';
import { useMentions } from '../../ui/site-context.ts';
import { figureText } from '../../ui/figures.tsx';
import { dot } from '../../ui/typography.ts';

/** Text that is quieter once the event is over. */
const strong = 'text-strong in-data-past:text-quiet';

/**
 * One event. A past one (`data-past`) is dimmed by its text colours: opacity would make the contrast too low to read.
 * `data-when` marks the parts for before or after its day: the script swaps them.
 */
export function EventRow({ event, isPast, block }: { event: ScheduledEvent; isPast: boolean; block: AgendaBlock }) {
  const { register, labels } = block;
  const { id, anchor, date, title, description, form, category, tags } = event;
  const off = calledOff(event);
  const facts = [form, eventPlace(event)].filter((fact) => fact !== undefined);
  return (
    <li
      id={anchor}
      data-past={isPast ? '' : undefined}
      data-date={lastDayOf(event)}
      data-category={category?.id}
      className="grid gap-x-8 gap-y-6 border-t border-line-strong py-8 data-past:text-quiet sm:grid-cols-[9rem_1fr] lg:grid-cols-[10rem_1fr_11rem]"
    >
      <EventDate date={date} look="list" />
      <div className="min-w-0">
        {(labels.past ?? off ?? category) !== undefined && (
          <p className={`mb-4 flex flex-wrap gap-2 ${accentOf(category?.accent)}`}>
            {labels.past !== undefined && (
              <span data-when="past" hidden={!isPast} className="[display:contents]">
                <Badge>{labels.past}</Badge>
              </span>
            )}
            {off !== undefined && <Badge>{off}</Badge>}
            {category !== undefined && <Badge tone="accent">{category.label}</Badge>}
          </p>
        )}
        <h3
          id={`${anchor}-titre`}
          data-searched=""
          className={`font-display text-lead leading-snug font-semibold ${strong}`}
        >
          {title}
        </h3>
        {description !== undefined && (
          <p data-searched="" className="mt-2 max-w-prose">
            {description}
          </p>
        )}
        <p className={`mt-4 text-small ${strong}`}>
          {facts.map((fact) => fact + dot)}
          <span className="whitespace-nowrap">{formatHours(event)}</span>
        </p>
        {tags !== undefined && (
          <ul className="mt-2 flex flex-wrap gap-x-4 font-mono text-small text-quiet">
            {tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <span aria-hidden="true">#</span>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-col lg:items-stretch lg:justify-start sm:max-lg:col-start-2 sm:max-lg:grid sm:max-lg:grid-cols-[9rem_auto_1fr] sm:max-lg:items-center">
        <Places event={event} labels={labels} />
        {!isPast && off === undefined && (
          <div data-when="upcoming" className="[display:contents]">
            <ActionLink action={{ label: register.label, href: requestHref(register.href ?? '', id) }} />
            {labels.calendar !== undefined && <CalendarLink label={labels.calendar} anchor={anchor} />}
          </div>
        )}
        {labels.closed !== undefined && (
          <button
            type="button"
            disabled
            data-when="past"
            hidden={!isPast}
            className="min-h-11 cursor-not-allowed rounded-md border border-line px-4 py-2.5 text-small text-quiet"
          >
            {labels.closed}
          </button>
        )}
      </div>
    </li>
  );
}

/** The price of a place, its VAT label beside it as a unit, and the number of places. */
function Places({ event: { price, capacity }, labels }: { event: ScheduledEvent; labels: EventLabels }) {
  const { vat } = useMentions();
  const places =
    capacity !== undefined && labels.capacity !== undefined ? countOf(capacity, labels.capacity) : undefined;
  if (price === undefined && places === undefined) return null;
  return (
    <p>
      {price !== undefined && (
        <span className={`figure block whitespace-nowrap ${strong}`}>
          {price === 0 && labels.free !== undefined ? labels.free : figureText(formatEuros(price))}
          {price > 0 && vat !== undefined && <span className="unit text-quiet">{`\u00A0${vat.label}`}</span>}
        </span>
      )}
      {places !== undefined && <span className="mt-2 block text-small text-quiet">{places}</span>}
    </p>
  );
}
