/** The whole address of a calculation, from its query. */
export function addressOf(query: string): string {
  return `${location.origin}${location.pathname}?${query}`;
}
