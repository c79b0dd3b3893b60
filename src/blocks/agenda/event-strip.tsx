import type { AgendaBlock, ScheduledEvent } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { calledOff, eventPlace } from '../../ui/event-details.ts';
import { EventDate } from './event-parts.tsx';
import { isOver, lastDayOf } from '../../ui/days.ts';
import { usePriceWriter } from '../../ui/figures.tsx';
import { Badge } from '../../ui/marks.tsx';
import { useRenderedDay } from '../../ui/site-context.ts';
import { requestHref } from '../../ui/addresses.ts';
import { joinNames } from '../../ui/typography.ts';

/**
 * The first `limit` events that are still to come, as the days of a wall calendar. A script removes the days that have passed
 * since the build; the next events wait in a hidden list.
 */
export function EventStrip(block: AgendaBlock) {
  const { rows, limit = 1, none } = block;
  const renderedDay = useRenderedDay();
  const days = rows
    .filter((event) => !isOver(event, renderedDay))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((event) => <Day key={event.id} event={event} block={block} />);
  return (
    <>
      <ol
        data-holds="upcoming"
        data-limit={limit}
        className={`grid gap-x-8 ${balancedColumns(Math.min(limit, days.length), { md: 3 })}`}
      >
        {days.slice(0, limit)}
      </ol>
      <ol data-holds="all" hidden>
        {days.slice(limit)}
      </ol>
      <p data-none="" hidden={days.length > 0} className="py-8 text-strong">
        {none}
      </p>
    </>
  );
}

function Day({ event, block: { register, labels } }: { event: ScheduledEvent; block: AgendaBlock }) {
  const { id, date, title, form, price } = event;
  const off = calledOff(event);
  const written = usePriceWriter();
  const cost = price === 0 && labels.free !== undefined ? labels.free : price !== undefined && written(price);
  const facts = [form, eventPlace(event), cost].filter((fact) => typeof fact === 'string');
  return (
    <li data-date={lastDayOf(event)} className="flex flex-col border-t border-line-strong py-8">
      <EventDate date={date} look="strip" />
      <h3 className="mt-6 text-h3">{title}</h3>
      {facts.length > 0 && <p className="mt-2 text-small text-quiet">{joinNames(facts)}</p>}
      <div className="mt-auto pt-7">
        {off === undefined ? (
          <ActionLink action={{ label: register.label, href: requestHref(register.href ?? '', id) }} />
        ) : (
          <Badge>{off}</Badge>
        )}
      </div>
    </li>
  );
}
