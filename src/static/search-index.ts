import MiniSearch from 'minisearch';
import type { Page, Site } from '../ui/site.ts';
import { searchOptions, tellingWords, type SearchDocument } from '../search/search-options.ts';
import { requestHref, notFoundPath } from '../ui/addresses.ts';

export const searchIndexFile = 'search-index.json';

/** The searched text of a page beside its title and summary: folded words with a space between, as the index takes them. */
export type PageText = Pick<SearchDocument, 'headings' | 'text'>;

/** Up to so many pages, their whole text is searched; beyond, the index would be too heavy to load, and titles and summaries must do. */
const mostWholePages = 400;

/** Whether the site has a search box, and so needs an index. */
export function isSearched({ pages }: Site): boolean {
  return pages.some((page) => page.blocks.some(({ type }) => type === 'search'));
}

/**
 * Reads the searched text from the HTML of a page: the visible words of its `main`; no words on a very large site. They are
 * folded here, since a page that has not changed is not read again.
 */
export function readPageText(site: Site, html: string): PageText {
  if (site.pages.length > mostWholePages || !isSearched(site)) return { headings: '', text: '' };
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const headings = [...main.matchAll(/<h[1-4][ >].*?<\/h[1-4]>/gs)].map(([heading]) => textOf(heading)).join(' ');
  // A bare figure means nothing without its label, and there are hundreds of them.
  return { headings: folded(headings), text: folded(textOf(main).replace(/(?<!\S)\P{L}+(?!\S)/gu, ' ')) };
}

function wordsIn(foldedText: string): string[] {
  return foldedText === '' ? [] : foldedText.split(' ');
}

function folded(text: string): string {
  return tellingWords(text).join(' ');
}

/** The visible text, without drawings and error messages. React escapes `>` in attributes, so a tag ends at the first one. */
function textOf(html: string): string {
  return html
    .replace(/<(svg|template|noscript)[ >].*?<\/\1>|<p data-island-error.*?<\/p>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/&\w+;/g, ' ');
}

/**
 * The index of every page and every guide, as MiniSearch reads it.
 * @param texts by address of the page
 */
export function searchIndex(site: Site, texts: ReadonlyMap<string, PageText>): string {
  const documents = [...guidesOf(site), ...pagesOf(site, texts)];
  const index = new MiniSearch({
    ...searchOptions,
    tokenize: (text, field) => (field === 'headings' || field === 'text' ? wordsIn(text) : tellingWords(text)),
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return JSON.stringify(index);
}

function pagesOf({ pages, settings }: Site, texts: ReadonlyMap<string, PageText>): Omit<SearchDocument, 'id'>[] {
  return pages
    .filter(({ path }) => path !== notFoundPath)
    .map(({ path, head, keywords = [], kind = settings.search?.pageKind ?? '', blocks }: Page) => ({
      title: head.title,
      href: path,
      kind,
      excerpt: head.description,
      keywords: keywords.join(' '),
      headings: '',
      text: '',
      // The register repeats the figures of all pages: whoever looks for one wants the page that states it.
      ...(blocks.some(({ type }) => type === 'register') ? {} : texts.get(path)),
    }));
}

/** A guide on a shelf that a visitor can request is a result of its own, and leads to its request. A guide with a page is found as that page. */
function guidesOf({ pages, settings }: Site): Omit<SearchDocument, 'id'>[] {
  return pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.type !== 'shelves' || block.ask === undefined) return [];
      const { href } = block.ask;
      return block.shelves.flatMap((shelf) =>
        shelf.items.flatMap(
          ({ id, href: page, title, description = '', level = '', keywords = [], kind = '', contents = [] }) =>
            id === undefined || page !== undefined
              ? []
              : {
                  title,
                  href: requestHref(href, id),
                  kind: settings.search?.guideKind ?? '',
                  excerpt: description,
                  keywords: keywords.join(' '),
                  headings: folded(shelf.title),
                  text: folded([level, kind, ...contents].join(' ')),
                },
        ),
      );
    });
}
