import type { SearchAnswers } from '#generated/types.ts';
import { addressWithWords, replaceAddress, wordsIn } from '../../search/typed-words.ts';
import type { Found, Search } from '../../search/load-search.ts';
import { markWords, mostShown, searchAnswer } from '../../search/search-answer.ts';

/** After so long without a letter, the count is announced and the address changes: once for a word, not once for a letter. */
const pauseMs = 400;

/**
 * Searches while the visitor types; Enter and the button lead to the first result. The library and the index are loaded when the
 * field is first used; when they cannot be loaded, the box shows that and its button leads to the list of guides, as without a script.
 */
export function searchIsland(place: HTMLElement): void {
  const form = place.querySelector('form')!;
  const field = form.querySelector('input')!;
  const status = form.querySelector('[role=status]')!;
  const answers = JSON.parse(form.dataset.answers ?? '') as SearchAnswers;
  let loading: Promise<Search> | undefined;
  let pause = 0;
  let hasFailed = false;

  const load = () =>
    (loading ??= import('../../search/load-search.ts').then((module) => module.loadSearch('/search-index.json')));
  const settle = (query: string, answer: string) => {
    storeWords(query);
    status.textContent = answer;
  };
  const run = async () => {
    const search = await load();
    // The visitor may have typed while the index was loading: the current text counts.
    const query = field.value.trim();
    const found = query.length < 2 ? undefined : search(query);
    showResults(form, found?.results.slice(0, mostShown) ?? []);
    form.querySelector('[data-suggestion]')?.toggleAttribute('hidden', found?.results.length !== 0);
    clearTimeout(pause);
    const answer = found === undefined ? '' : searchAnswer(query, found, answers);
    pause = window.setTimeout(settle, pauseMs, query, answer);
  };
  /** Swaps the hints for a box without its script and those for a box with it. */
  const toggleHints = () => {
    for (const hint of form.querySelectorAll('[data-hint]')) hint.toggleAttribute('hidden');
  };
  const fail = () => {
    if (!hasFailed) toggleHints();
    hasFailed = true;
    form.querySelector('[data-failure]')?.removeAttribute('hidden');
  };
  const update = () => {
    // Safari resets such a field when a page comes back from its cache: the results would be there without their query.
    field.defaultValue = field.value;
    void run().catch(fail);
  };

  const prepare = () => void load().catch(fail);

  field.addEventListener('focus', prepare);
  field.addEventListener('input', update);
  place.addEventListener('keydown', (event) => {
    if (!event.isComposing && moveByKey(event.key, field, form)) event.preventDefault();
  });
  // A result that is opened before the pause has ended: coming back must find the search again.
  form.querySelector('[data-results]')?.addEventListener('click', () => storeWords(field.value.trim()));
  form.addEventListener('submit', (event) => {
    // The form's own way there would drop the search from the address.
    event.preventDefault();
    if (hasFailed) location.hash = form.getAttribute('action') ?? '';
    else {
      // From the button too, the first result comes next after the field. The status announces an empty list.
      field.focus();
      void run()
        .then(() => moveByKey('ArrowDown', field, form))
        .catch(fail);
    }
  });
  toggleHints();
  field.value ||= wordsIn(location) ?? '';
  storeWords(field.value.trim());
  if (field.value !== '') update();
  // A visitor may be in the box before this script is.
  else if (field === document.activeElement) prepare();
}

/** Stores the search in the address, where no server sees it, without a new entry of the history. */
function storeWords(words: string): void {
  replaceAddress(addressWithWords(words, location));
}

/** Replaces the results in the list. An empty list is hidden. */
function showResults(form: HTMLElement, results: readonly Found[]): void {
  const list = form.querySelector('[data-results]')!;
  const template = form.querySelector<HTMLTemplateElement>('[data-result]')!;
  list.replaceChildren(...results.map((result) => item(template, result)));
  list.toggleAttribute('hidden', results.length === 0);
}

function item(template: HTMLTemplateElement, { title, href, kind, excerpt, words }: Found): DocumentFragment {
  const fragment = document.importNode(template.content, true);
  fragment.querySelector('a')?.setAttribute('href', href);
  fragment.querySelector('[data-title]')?.append(...markWords(title, words));
  fragment.querySelector('[data-kind]')?.append(kind);
  fragment.querySelector('[data-excerpt]')?.append(...markWords(excerpt, words));
  return fragment;
}

/**
 * The arrow keys lead from the field through the results and back; Escape closes the list and returns to the field.
 * Tab works as everywhere: results are links.
 * @returns whether the key was handled
 */
function moveByKey(key: string, field: HTMLElement, form: HTMLElement): boolean {
  const links = [...form.querySelectorAll<HTMLElement>('[data-results] a')];
  if (links.length === 0) return false;
  // The field comes before the first result.
  const at = links.findIndex((link) => link === document.activeElement);
  if (key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus();
  else if (key === 'Escape') {
    showResults(form, []);
    field.focus();
  } else return false;
  return true;
}
