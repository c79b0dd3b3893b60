import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { createSearch } from '../../src/search/load-search.ts';
import { searchOptions, type FoundPage } from '../../src/search/search-options.ts';

const json = readFileSync(join(import.meta.dirname, '../../dist/search-index.json'), 'utf8');

/** The search of the built site: how good it is has tests of its own. */
export const search = createSearch(MiniSearch.loadJSON(json, searchOptions));

/** What the index holds: every page, and every guide. */
export const entries: readonly FoundPage[] = Object.values(
  (JSON.parse(json) as { storedFields: Record<string, FoundPage> }).storedFields,
);

const words = [...new Set(entries.flatMap(({ title }) => title.split(/[^\p{L}\p{M}]+/u)))].filter(
  (word) => word.length > 4,
);

/** A word of a title that finds most. */
export const commonWord =
  words.toSorted((a, b) => search(b).results.length - search(a).results.length || a.localeCompare(b))[0] ?? '';

/** A word of a title which is still found when a letter of it is missing, and is then no word any more. */
export const slip = words
  .map((word) => ({ word, typed: (word.slice(0, 2) + word.slice(3)).toUpperCase() }))
  .find(({ word, typed }) => {
    const { areClose, results } = search(typed);
    return areClose && results[0]?.title.includes(word) === true;
  });
