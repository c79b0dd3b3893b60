import type { EventCountWords } from '#generated/types.ts';
import { addressWithWords, replaceAddress, wordsIn, foldText } from '../../search/typed-words.ts';
import { countEvents } from './arrange-events.ts';

/** The filtered properties of an event; `texts` are its title and description. */
export interface FilteredEvent {
  isPast: boolean;
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

/**
 * Filters the rows by the visitor's choice, and stores the choice in the address: a filtered list can be shared, survives a
 * reload, and is found again on the way back. Typed words go into the fragment, which no server receives.
 * @returns a function that filters them again, after the day of an event is over
 */
export function filterEvents(place: HTMLElement, form: HTMLFormElement, rows: readonly HTMLElement[]): () => void {
  const search = form.querySelector<HTMLInputElement>('[type=search]')!;
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const list = place.querySelector('ol')!;
  const empty = place.querySelector<HTMLElement>('[data-empty]')!;
  const status = place.querySelector<HTMLElement>('[role=status]')!;
  const words: EventCountWords = { none: '', one: '', many: '', ...status.dataset };
  const originals = rows.map(textsOf);

  const show = () => {
    // Safari resets such a field when a page comes back from its cache, after « pageshow » and without an event.
    search.defaultValue = search.value;
    let count = 0;
    for (const [index, row] of rows.entries()) {
      const { past, category } = row.dataset;
      // A translated page is searched in both languages: that of the visitor, and that of a shared address.
      const texts = [...(originals[index] ?? []), ...textsOf(row)];
      row.hidden = !matchesEvent({ isPast: past !== undefined, category, texts }, chosen(), search.value);
      if (!row.hidden) count += 1;
    }
    list.hidden = count === 0;
    empty.hidden = count > 0;
    const sentence = countEvents(count, words);
    if (status.textContent !== sentence) status.textContent = sentence;
  };
  const chosen = () => radios.find(({ checked }) => checked)?.value ?? 'all';
  const change = () => {
    show();
    writeAddress(chosen(), search.value.trim());
  };
  const readAddress = () => {
    const query = new URLSearchParams(location.search);
    const filter = radios.find(({ value }) => value === query.get('filtre'))?.value ?? 'all';
    for (const radio of radios) radio.checked = radio.value === filter;
    const addressWords = wordsIn(location);
    // A link to a place in the page keeps the words that are there.
    if (addressWords !== undefined) {
      search.value = addressWords;
      replaceAddress(addressWithWords(addressWords, location));
    }
    show();
  };

  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  empty.querySelector('button')!.addEventListener('click', () => {
    search.defaultValue = '';
    form.reset();
    change();
    // The button has just been hidden: the keyboard goes on from the field.
    search.focus();
  });
  addEventListener('popstate', readAddress);
  // A browser may restore the form's earlier values: the address takes precedence.
  addEventListener('pageshow', readAddress);
  readAddress();
  return show;
}

/** The title and the description of a row, as they read now. */
function textsOf(row: Element): string[] {
  return [...row.querySelectorAll('[data-searched]')].map(({ textContent }) => textContent);
}

function writeAddress(filter: string, text: string): void {
  const url = new URL(location.href);
  if (filter === 'all') url.searchParams.delete('filtre');
  else url.searchParams.set('filtre', filter);
  replaceAddress(addressWithWords(text, url));
}
