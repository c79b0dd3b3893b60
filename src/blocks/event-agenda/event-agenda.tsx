import { useId } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { Event, EventAgendaBlock } from '../../generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';
import { EventRow } from './event-row.tsx';

/** All events as the rows of an agenda. Which are past is data (`status`): no clock is read. */
export function EventAgenda({ heading, back, labels, registerHref }: EventAgendaBlock) {
  const headingId = useId();
  const events = useSite().tables.events.toSorted(byStatusAndDate);
  return (
    <Section labelledBy={headingId}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id={headingId} className="text-h2">
          {heading}
        </h2>
        <ActionLink action={back} style="tertiary" />
      </header>
      <ol className="mt-10 border-b border-line-strong">
        {events.map((event) => (
          <EventRow key={event.id} event={event} labels={labels} registerHref={registerHref} />
        ))}
      </ol>
    </Section>
  );
}

/** What can still be attended comes first, soonest first; then what is over, latest first. */
function byStatusAndDate(a: Event, b: Event): number {
  if (a.status !== b.status) return a.status === 'upcoming' ? -1 : 1;
  return a.status === 'upcoming' ? a.date.localeCompare(b.date) : b.date.localeCompare(a.date);
}
