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
  const byPath = new Map(shown.map((page) => [page.path, page]));
  /** The highest page above a page by address, but for the home page, or itself. */
  const topOf = (page: Page): Page => {
    const parts = page.path.split('/');
    const above = parts.map((_, index) => byPath.get(parts.slice(0, index + 1).join('/')));
    return above.find((found) => found !== undefined) ?? page;
  };
  const families = [...Map.groupBy(shown, topOf)];
  const home = byPath.get('/');
  const sections = [
    {
      title: home === undefined ? settings.shortName : pageName(home, navigation),
      entries: families.flatMap(([, family]) => (family.length === 1 ? family : [])),
    },
    ...families
      .filter(([, family]) => family.length > 1)
      .map(([top, family]) => ({
        title: pageName(top, navigation),
        entries: [top, ...family.filter((page) => page !== top)],
      })),
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
