import { foldText } from '../../ui/fold-text.ts';

/** What of an event is looked at; `texts` are its title and description. */
export interface FilteredEvent {
  isPast: boolean;
  /** The id of its category. */
  category: string | undefined;
  texts: readonly string[];
}

/**
 * Is the event shown? The filter, as it stands in the address (`?filtre=past`), is `all`, `upcoming`, `past` or its category, and the
 * text occurs in its title or its description, whatever the accents and capitals. No text occurs everywhere.
 */
export function matchesEvent({ isPast, category, texts }: FilteredEvent, filter: string, text: string): boolean {
  const sought = foldText(text);
  return (
    ['all', isPast ? 'past' : 'upcoming', category].includes(filter) &&
    texts.some((candidate) => foldText(candidate).includes(sought))
  );
}
