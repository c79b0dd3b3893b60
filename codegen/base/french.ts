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

/** The first characters of a text, as it is typed, on one line: enough to recognise it. */
export function excerpt(text: string, most = 60): string {
  const typed = asTyped(text).replaceAll(/\s+/gu, ' ');
  return typed.length > most ? `${typed.slice(0, most - 1).trimEnd()}…` : typed;
}
