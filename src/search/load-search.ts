import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { foldWords, isTelling } from './fold-words.ts';
import { searchOptions, type FoundPage, type SearchDocument } from './search-options.ts';

/** Best first. */
export interface Findings {
  results: readonly Found[];
  /** Nothing holds all the words as written: these come close. */
  areClose: boolean;
}

export interface Found extends FoundPage {
  /** The folded words of the page that the query found. */
  words: readonly string[];
}

export type Search = (query: string) => Findings;

/** Loads the index that was built with the site. Rejects when it does not arrive or cannot be read. */
export async function loadSearch(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createSearch(MiniSearch.loadJSON(await response.text(), searchOptions));
}

/** The search over an index: all the words as written; else with their typos corrected, all of them or any. */
export function createSearch(index: MiniSearch<SearchDocument>): Search {
  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return { results: [], areClose: false };
    const exact = asTyped(words, index);
    if (exact.length > 0) return { results: [...exact, ...named(words, exact, index)].map(found), areClose: false };
    const corrected = words.map((word) => correctTypo(word, index)).join(' ');
    const close = index.search(corrected, allWords);
    return { results: (close.length > 0 ? close : index.search(corrected, anyWord)).map(found), areClose: true };
  };
}

const allWords: SearchOptions = {
  combineWith: 'AND',
  // A word is found by its beginning, so that results come while it is typed.
  prefix: true,
  // Keywords are few: found there, a page was meant.
  boost: { title: 6, keywords: 30, excerpt: 2, headings: 2 },
  tokenize: (words) => words.split(' '),
};

const anyWord: SearchOptions = { ...allWords, combineWith: 'OR' };
const wholeWords: SearchOptions = { ...allWords, prefix: false };

/**
 * The pages that have every word, or words that begin with them. Three letters begin too many words (`prix`, without its x, `privé`):
 * they are taken for a beginning only while they are no words.
 */
function asTyped(words: readonly string[], index: MiniSearch<SearchDocument>): SearchResult[] {
  const query = words.join(' ');
  const areWords = index.search(query, wholeWords).length > 0;
  return index.search(query, { ...allWords, prefix: (word) => word.length > 3 || !areWords });
}

/**
 * The other pages with a word of the query in their titles or keywords, the word that fewest have: « installer n8n » finds the page of n8n,
 * although nothing is installed there.
 */
function named(
  words: readonly string[],
  exact: readonly SearchResult[],
  index: MiniSearch<SearchDocument>,
): SearchResult[] {
  if (words.length < 2) return [];
  const others = words.map((word) =>
    index
      .search(word, { ...wholeWords, fields: ['title', 'keywords'] })
      .filter(({ id }) => !exact.some((one) => one.id === id)),
  );
  return others.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)[0] ?? [];
}

/** A word that nothing begins with becomes the most alike of the words that differ by a typo: `sauvegrade` → `sauvegarde`. */
function correctTypo(word: string, index: MiniSearch<SearchDocument>): string {
  if (index.search(word, allWords).length > 0) return word;
  const transposed = transpositions(word).find((other) => index.search(other, wholeWords).length > 0);
  if (transposed !== undefined) return transposed;
  const alike = index.search(word, { ...wholeWords, fuzzy: typosIn(word) }).flatMap(({ terms }) => terms);
  return alike.reduce((best, term) => (beginning(term, word) > beginning(best, word) ? term : best), alike[0] ?? word);
}

/** How many wrong letters a word may have: two transposed letters count as two. */
function typosIn(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 6 ? 1 : 2;
}

/** The word with two neighbouring letters in the other order, at each place: `rgdp` → `grdp`, `rdgp`, `rgpd`. */
function transpositions(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

/** How many letters two words share at their beginning: slips at the first letter are rare. */
function beginning(one: string, other: string): number {
  const at = [...one].findIndex((letter, position) => letter !== other[position]);
  return at < 0 ? one.length : at;
}

/**
 * The words to look for. A stop word on its own at the end may be the beginning of another one, still being typed (`par` →
 * `parcours`); behind other words it is ignored (`mettre à jour et`).
 */
function queryWords(query: string): string[] {
  const words = foldWords(query);
  const telling = words.filter(({ index, length }) => isTelling(query.slice(index, index + length)));
  const typed = words.filter(({ index, length }) => index + length === query.length && length > 1);
  return (telling.length > 0 ? telling : typed).map(({ folded }) => folded);
}

function found({ title, href, kind, excerpt, terms }: SearchResult): Found {
  return { title, href, kind, excerpt, words: terms };
}
