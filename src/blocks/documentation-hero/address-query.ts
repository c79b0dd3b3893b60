const parameter = 'recherche';

/** What the address asks for: a search that was shared, or that a visitor comes back to. */
export function readQuery(): string {
  return new URLSearchParams(location.search).get(parameter) ?? '';
}

/** Keeps the search in the address, without a new entry of the history; the rest of the address stays. */
export function writeQuery(query: string): void {
  if (query === readQuery()) return;
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, query);
  history.replaceState(history.state, '', address);
}
