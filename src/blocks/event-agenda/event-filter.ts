import type { Event } from '#generated/types.ts';
import { foldText } from '../../ui/fold-text.ts';

/** What of an event is looked at; `texts` are its title and description. */
export interface FilteredEvent {
  status: Event['status'];
  /** The id of a category. */
  category: string;
  texts: readonly string[];
}

/**
 * Is the event shown? The filter, as it stands in the address (`?filtre=past`), is `all`, its status or its category, and the text occurs in its title or its description,
 * whatever the accents and capitals. No text occurs everywhere.
 */
export function matchesEvent(event: FilteredEvent, filter: string, text: string): boolean {
  const sought = foldText(text);
  return (
    (filter === 'all' || filter === event.status || filter === event.category) &&
    event.texts.some((candidate) => foldText(candidate).includes(sought))
  );
}
