import { hasPassed } from '../../ui/has-passed.ts';
import { byTime } from './event-order.ts';

/**
 * Says of each row whose day is over that it is, as the build would have: dimmed, with its badge, and with a button that registers
 * nobody. Then puts the rows in their order again.
 * @returns whether anything has changed
 */
export function endPassed(list: HTMLElement, template: HTMLTemplateElement, today: string): boolean {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const passed = rows.filter(({ dataset }) => dataset.past === undefined && hasPassed(dataset.date ?? '', today));
  for (const row of passed) end(row, template);
  if (passed.length === 0) return false;
  const timed = rows.map((row) => ({ row, date: row.dataset.date ?? '', isPast: row.dataset.past !== undefined }));
  list.append(...timed.toSorted(byTime).map(({ row }) => row));
  return true;
}

function end(row: HTMLElement, { content }: HTMLTemplateElement): void {
  row.dataset.past = '';
  row.dataset.status = 'past';
  const parts = content.cloneNode(true) as DocumentFragment;
  const [badge, button] = parts.children;
  const [badges, actions] = ['[data-badges]', '[data-actions]'].map((name) => row.querySelector(name));
  if (!badge || !button || !badges || !actions) return;
  // The category loses its colour.
  for (const category of badges.children) category.className = badge.className;
  badges.prepend(badge);
  for (const link of actions.querySelectorAll('a')) link.remove();
  actions.append(button);
}
