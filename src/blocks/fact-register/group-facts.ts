import type { FactGroup, Page, RegisteredFact } from '#generated/types.ts';

/** A group of the register, and its facts by the page that is said to show them. */
export interface FilledGroup extends FactGroup {
  shelves: { page: Page | undefined; facts: RegisteredFact[] }[];
}

/**
 * Puts each fact on the shelf of one page: the first one, in the order of the groups and of the site, that shows it.
 * Facts that no such page shows stand without a page in the last group. Shelves and groups without facts are left out.
 */
export function groupFacts(
  facts: readonly RegisteredFact[],
  groups: readonly FactGroup[],
  pages: readonly Page[],
): FilledGroup[] {
  const left = new Set(facts);
  const take = (isShown: (fact: RegisteredFact) => boolean) => {
    const taken = [...left].filter(isShown);
    for (const fact of taken) left.delete(fact);
    return taken;
  };
  const filled = groups.map((group): FilledGroup => {
    const own = group.pages.flatMap((family) => pages.filter((page) => page.family === family));
    const shelves = own.map((page) => ({ page, facts: take((fact) => isShownOn(fact, page.path)) }));
    return { ...group, shelves };
  });
  filled.at(-1)?.shelves.push({ page: undefined, facts: [...left] });
  return filled
    .map((group) => ({ ...group, shelves: group.shelves.filter((shelf) => shelf.facts.length > 0) }))
    .filter(({ shelves }) => shelves.length > 0);
}

function isShownOn({ readings }: RegisteredFact, path: string): boolean {
  return readings.some(({ pages }) => pages.includes(path));
}
