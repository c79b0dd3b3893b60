import { asTyped } from '../../src/shared/locale.ts';

/** « 1 endroit », « 3 endroits »; none is singular too. @param many where it is not the singular with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`;
}

/** « un autre », « 3 autres »; with a noun « un autre endroit », « 3 autres endroits ». */
export function others(count: number, noun = '', un = 'un'): string {
  const [one, many] = noun === '' ? ['autre', 'autres'] : [`autre ${noun}`, `autres ${noun}s`];
  return count === 1 ? `${un} ${one}` : `${count} ${many}`;
}

/** « packs, sectors et 3 autres »: the first names, the rest counted. */
export function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` et ${others(rest)}` : '');
}

/** Each in quotation marks, with commas between them. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `« ${name} »`).join(', ');
}

/** The first 60 characters of a text, as it is typed: enough to recognise it in a finding. */
export function excerpt(text: string): string {
  const typed = asTyped(text);
  return typed.length > 60 ? `${typed.slice(0, 59).trimEnd()}…` : typed;
}
