import type { AgendaBlock, EventFilter } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { EventProgramme } from './event-programme.tsx';
import { EventStrip } from './event-strip.tsx';
import { useId } from 'react';
import { isOver } from '../../ui/days.ts';
import { useRenderedDay } from '../../ui/site-context.ts';
import { byTime, countEvents } from './arrange-events.ts';
import { EventRow } from './event-row.tsx';

/** Events in one of three looks. A script marks the events that ended since the build, by the visitor's date. */
export function Agenda(block: AgendaBlock) {
  return (
    <ScriptIsland name="agenda" className="flex flex-col *:data-island-error:order-first">
      {block.look === 'list' && <EventList {...block} />}
      {block.look === 'strip' && <EventStrip {...block} />}
      {block.look === 'programme' && <EventProgramme {...block} />}
    </ScriptIsland>
  );
}

/** All events as rows, which a script filters: the upcoming ones, then the past ones. */
function EventList(block: AgendaBlock) {
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

/**
 * Filter and search. They take their place at once, so that the list does not jump when their script starts; they are gone
 * where scripts do not run, or where theirs did not load.
 */
function FilterForm({ filter }: { filter: EventFilter }) {
  const searchId = useId();
  const { legend, all, upcoming, past, categories = [], search } = filter;
  const choices = [
    { id: 'all', name: all },
    { id: 'upcoming', name: upcoming },
    { id: 'past', name: past },
    ...categories,
  ];
  return (
    <form
      role="search"
      className="invisible grid gap-x-8 gap-y-6 in-data-alive:visible in-data-failed:hidden lg:grid-cols-[1fr_20rem] lg:items-end print:hidden noscript:hidden"
    >
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small text-quiet">{legend}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
          {choices.map(({ id, name }) => (
            <label key={id} className="choice button-secondary justify-start">
              <input type="radio" name="filtre" value={id} defaultChecked={id === 'all'} className="size-4" />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={searchId} className="mb-2 block text-small text-quiet">
          {search.label}
        </label>
        <input
          id={searchId}
          type="search"
          placeholder={search.placeholder}
          autoComplete="off"
          className="field w-full"
        />
      </div>
    </form>
  );
}
