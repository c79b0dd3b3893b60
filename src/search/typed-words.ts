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

/** Names the words in the fragment of an address, which no browser sends. */
const parameter = 'recherche';

/** The words that an address searches for; `undefined` when its fragment leads to a place in the page. An id never holds « = ». */
export function wordsIn({ hash }: Pick<Location, 'hash'>): string | undefined {
  return new URLSearchParams(hash.slice(1)).get(parameter) ?? (hash === '' ? '' : undefined);
}

/** The address with these words. A place in the page stays when there are no words. */
export function addressWithWords(words: string, address: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { pathname, search, hash } = address;
  if (words !== '') return `${pathname}${search}#${new URLSearchParams({ [parameter]: words }).toString()}`;
  return pathname + search + (new URLSearchParams(hash.slice(1)).has(parameter) ? '' : hash);
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
