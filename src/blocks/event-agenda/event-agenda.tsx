import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { EventAgendaBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { isOver } from '../../ui/has-passed.ts';
import { Section } from '../../ui/section.tsx';
import { AgendaControls } from './agenda-controls.tsx';
import { countEvents } from './count-events.ts';
import { EventRow, PastBadge, PastButton } from './event-row.tsx';
import { byTime } from './event-order.ts';

/** All events as the rows of an agenda, which a script filters, and in which it says what has passed since the build. */
export function EventAgenda({ heading, back, labels, registerHref, filter, search, count, empty }: EventAgendaBlock) {
  const headingId = useId();
  const { tables, day } = useSite();
  const events = tables.events
    .map((event) => ({ event, date: event.date, isPast: isOver(event, day) }))
    .toSorted(byTime)
    .map(({ event }) => event);
  return (
    <Section labelledBy={headingId}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id={headingId} className="text-h2">
          {heading}
        </h2>
        <ActionLink action={back} style="tertiary" />
      </header>
      <ScriptIsland name="event-agenda" className="flex flex-col *:data-island-error:order-first">
        <AgendaControls filter={filter} search={search} />
        <p
          role="status"
          data-none={count.none}
          data-one={count.one}
          data-many={count.many}
          className="mt-10 text-strong"
        >
          {countEvents(events.length, count)}
        </p>
        <template>
          <PastBadge labels={labels} />
          <PastButton labels={labels} />
        </template>
        <ol className="mt-4 border-b border-line-strong">
          {events.map((event) => (
            <EventRow key={event.id} event={event} labels={labels} registerHref={registerHref} />
          ))}
        </ol>
        <div data-empty="" hidden className="mt-4 border-y border-line-strong py-12 sm:py-16">
          <p className="font-display text-lead font-semibold text-strong">{empty.heading}</p>
          <p className="mt-3 max-w-prose">{empty.text}</p>
          <button type="button" className="button-secondary mt-8">
            {empty.reset}
          </button>
        </div>
      </ScriptIsland>
    </Section>
  );
}
