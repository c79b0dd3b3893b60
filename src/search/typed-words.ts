/**
 * A text as a search compares it: without accents or capitals, ligatures opened, every space, apostrophe and hyphen plain, so that
 * `elephant` is found in `L’Éléphant` and `coeur` in `cœur`. `ẞ` is made `ß`, whose capital is two letters: letters are made small twice.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/gu, 'oe')
    .replace(/[æÆ]/gu, 'ae')
    .replace(/[’‘]/gu, "'")
    .replaceAll('\u2010', '-')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .trim();
}

/** Names the words in an address, in its fragment or, in older links, in its query. */
const parameter = 'recherche';

/** The parts of an address that may hold words. */
type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The words that an address searches for: in its fragment, which no browser sends; else in its query, where older links have them.
 * `undefined` when the fragment leads to a place in the page. An id never holds « = ».
 */
export function wordsIn({ search, hash }: AddressParts): string | undefined {
  const inFragment = new URLSearchParams(hash.slice(1)).get(parameter);
  if (inFragment !== null) return inFragment;
  const inQuery = new URLSearchParams(search).get(parameter);
  if (inQuery !== null) return inQuery;
  return hash === '' ? '' : undefined;
}

/** The address with these words in its fragment, and none in its query. A place in the page stays when there are no words. */
export function addressWithWords(words: string, { pathname, search, hash }: AddressParts): string {
  const query = new URLSearchParams(search);
  if (query.has(parameter)) query.delete(parameter);
  const isWords = new URLSearchParams(hash.slice(1)).has(parameter);
  const fragment = words === '' ? (isWords ? '' : hash) : `#${new URLSearchParams({ [parameter]: words }).toString()}`;
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}${fragment}`;
}

/** Puts an address in the place of the present one: no new entry of the history, nothing that a reload would send. */
export function replaceAddress(address: string): void {
  const { pathname, search, hash } = location;
  if (address === `${pathname}${search}${hash}`) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Safari refuses more than a hundred changes in ten seconds: the search works all the same.
  }
}
