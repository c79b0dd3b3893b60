import type { AgendaBlock } from '#generated/types.ts';
import { isOver } from '../../ui/has-passed.ts';
import { useRenderedDay } from '../../ui/rendered-day.ts';
import { countEvents } from './count-events.ts';
import { byTime } from './event-order.ts';
import { EventRow } from './event-row.tsx';
import { FilterForm } from './filter-form.tsx';

/** All events as rows, which a script filters: those to come, then those that are over. */
export function EventList(block: AgendaBlock) {
  const day = useRenderedDay();
  const { rows, filter } = block;
  const list = (
    <ol data-holds="all" className="border-b border-line-strong">
      {rows
        .map((event) => ({ event, date: event.date, isPast: isOver(event, day) }))
        .toSorted(byTime)
        .map(({ event, isPast }) => (
          <EventRow key={event.id} event={event} isPast={isPast} block={block} />
        ))}
    </ol>
  );
  if (filter === undefined) return list;
  const { count, empty } = filter;
  return (
    <>
      <FilterForm filter={filter} />
      <p
        role="status"
        data-none={count.none}
        data-one={count.one}
        data-many={count.many}
        className="mt-10 mb-4 text-strong"
      >
        {countEvents(rows.length, count)}
      </p>
      {list}
      <div data-empty="" hidden className="border-y border-line-strong py-12 sm:py-16">
        <p className="font-display text-lead font-semibold text-strong">{empty.heading}</p>
        <p className="mt-3 max-w-prose">{empty.text}</p>
        <button type="button" className="button-secondary mt-8">
          {empty.reset}
        </button>
      </div>
    </>
  );
}
