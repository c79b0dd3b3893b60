import type { Found } from '../../search/load-search.ts';
import { markWords } from '../../search/search-answer.ts';

/** Replaces the results in the list. An empty list is hidden. */
export function showResults(form: HTMLElement, results: readonly Found[]): void {
  const list = form.querySelector('[data-results]');
  const template = form.querySelector<HTMLTemplateElement>('[data-result]');
  if (!list || !template) return;
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
export function moveByKey(key: string, field: HTMLElement, form: HTMLElement): boolean {
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
