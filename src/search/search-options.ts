import type { Options } from 'minisearch';
import { foldWords, isTelling } from './fold-words.ts';

/** A page or a guide in the list of results, stored in the index. */
export interface FoundPage {
  title: string;
  href: string;
  /** Its kind, in French (« Secteur »). */
  kind: string;
  excerpt: string;
}

/** A page or a guide as it is indexed: its keywords, headings and text are searched, not stored. */
export interface SearchDocument extends FoundPage {
  id: number;
  /** Words that its owner wants it found by. */
  keywords: string;
  headings: string;
  text: string;
}

/** How texts become entries of the index. The build that writes the index and the page that reads it need the same. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'keywords', 'excerpt', 'headings', 'text'],
  storeFields: ['title', 'href', 'kind', 'excerpt'] satisfies (keyof FoundPage)[],
  tokenize: tellingWords,
  // `tokenize` has folded them.
  processTerm: (word) => word,
};

export function tellingWords(text: string): string[] {
  return foldWords(text).flatMap(({ folded, index, length }) =>
    isTelling(text.slice(index, index + length)) ? [folded] : [],
  );
}
