/** Does a text without quotes around it end with a quotation mark whose other half is missing? */
export function endsWithStrayQuote(source: string): boolean {
  const quote = source.at(-1);
  if (quote !== '"' && quote !== "'") return false;
  const others = source.slice(0, -1);
  // An apostrophe stands inside a word: « l'atelier ». An opening one stands before it.
  const opened = quote === '"' ? (others.match(/"/g) ?? []).length % 2 === 1 : /(?:^|[\s(«])'/u.test(others);
  return !opened;
}
