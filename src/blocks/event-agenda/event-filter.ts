import type { Event } from '../../generated/types.ts';
import { foldText } from '../../ui/fold-text.ts';

/** The options of the filter, as they stand in the address (`?filtre=past`). */
export const eventFilters = ['all', 'upcoming', 'past', 'formation', 'technique', 'business'] as const;

export type EventFilter = (typeof eventFilters)[number];

/** What of an event is looked at; `texts` are its title and description. */
export interface FilteredEvent {
  status: Event['status'];
  category: Event['category'];
  texts: readonly string[];
}

/**
 * Is the event shown? The filter is `all`, its status or its category, and the text occurs in its title or its description,
 * whatever the accents and capitals. No text occurs everywhere.
 */
export function matchesEvent(event: FilteredEvent, filter: EventFilter, text: string): boolean {
  const sought = foldText(text);
  return (
    (filter === 'all' || filter === event.status || filter === event.category) &&
    event.texts.some((candidate) => foldText(candidate).includes(sought))
  );
}
