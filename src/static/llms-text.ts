import type { Page, Site } from '../ui/site.ts';
import { pageName } from '../shell/current-page.tsx';
import { notFoundPath } from '../ui/addresses.ts';

/**
 * llms.txt: the site in one page for a language model: its name, its summary, then its pages by section with their summaries.
 * A page that has pages below it, and is below none, opens a section with all of them; the others stand in the first one, under the name of the
 * home page. Source: llmstxt.org.
 */
export function llmsText({ pages, settings, navigation }: Site): string {
  const shown = pages.filter(({ path }) => path !== notFoundPath);
  const listed = new Set(shown.map(({ path }) => path));
  const pagesBelow = byParent(shown);
  const below = ({ path }: Page) => pagesBelow.get(path) ?? [];
  const nested = new Set([...pagesBelow].flatMap(([path, found]) => (listed.has(path) ? found : [])));
  const parents = shown.filter((page) => below(page).length > 0 && !nested.has(page));
  const home = shown.find(({ path }) => path === '/');
  const inSections = new Set(parents.flatMap((page) => [page, ...below(page)]));
  const beside = shown.filter((page) => !inSections.has(page));
  const sections = [
    { title: home === undefined ? settings.shortName : pageName(home, navigation), entries: beside },
    ...parents.map((page) => ({ title: pageName(page, navigation), entries: [page, ...below(page)] })),
  ];
  const entry = ({ path, head }: Page) => `- [${head.title}](${settings.baseUrl}${path}): ${head.description}`;
  return [
    `# ${settings.name}`,
    `> ${settings.tagline}`,
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }) => [`## ${title}`, entries.map(entry).join('\n')].join('\n\n')),
    '',
  ].join('\n\n');
}

/** The pages below each address, at any depth, but for the home page. */
function byParent(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const below = new Map<string, Page[]>();
  for (const page of pages) {
    for (let end = page.path.lastIndexOf('/'); end > 0; end = page.path.lastIndexOf('/', end - 1)) {
      const parent = page.path.slice(0, end);
      const found = below.get(parent) ?? [];
      found.push(page);
      below.set(parent, found);
    }
  }
  return below;
}
