import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { Event, EventStripBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { DayNumber } from '../../ui/day-number.tsx';
import { isOver } from '../../ui/has-passed.ts';
import { Price } from '../../ui/price.tsx';
import { readIsoDate } from '../../ui/format-date.ts';
import { requestHref } from '../../ui/request-href.ts';
import { Section } from '../../ui/section.tsx';

/**
 * The first `count` events that are still to come, as the days of a wall calendar.
 * A script takes out the days that have passed since the build; those which then move up wait in a hidden list.
 */
export function EventStrip(block: EventStripBlock) {
  const { label, heading, count, action, none } = block;
  const headingId = useId();
  const { tables, day } = useSite();
  const days = tables.events
    .filter((event) => !isOver(event, day))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((event) => <Day key={event.id} event={event} labels={block} />);
  return (
    <Section labelledBy={headingId} tone="raised">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="mb-4 label text-azure">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <ActionLink action={action} style="tertiary" />
      </header>
      <ScriptIsland name="event-strip" className="mt-12 border-t border-line-strong">
        <div className="overflow-clip">
          <ol
            data-count={count}
            className={`-mt-px grid lg:-mx-8 ${balancedColumns(Math.min(count, days.length), { lg: 3 })}`}
          >
            {days.slice(0, count)}
          </ol>
        </div>
        {days.length > count && <ol hidden>{days.slice(count)}</ol>}
        <p data-none="" hidden={days.length > 0} className="py-8 text-strong">
          {none}
        </p>
      </ScriptIsland>
    </Section>
  );
}

function Day({ event, labels }: { event: Event; labels: EventStripBlock }) {
  const { day, ordinal, month, year } = readIsoDate(event.date);
  return (
    <li data-date={event.date} className="flex flex-col items-start border-t border-line py-8 lg:border-l lg:px-8">
      <time dateTime={event.date} className="flex items-baseline gap-3">
        <DayNumber day={day} ordinal={ordinal} className="text-strong" />{' '}
        <span className="label text-quiet">
          {month} {year}
        </span>
      </time>
      <h3 className="mt-6 text-h3">{event.title}</h3>
      <p className="mt-2 mb-7 text-small text-quiet">
        {event.type} · {event.location} · {event.price === 0 ? labels.freeLabel : <Price eur={event.price} />}
      </p>
      <div className="mt-auto">
        <ActionLink action={{ label: labels.registerLabel, href: requestHref(labels.registerHref, event.id) }} />
      </div>
    </li>
  );
}
