/** « 1 endroit », « 3 endroits »; none is singular too. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

/** « a », « a et b », « a, b et c » */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}
