import { isObject, itemsAt, type Json, type JsonObject, objectsIn, valueAt } from '../../base/json.ts';
import { blocksIn } from '../index/days.ts';
import type { MadePage } from '../pages/pages.ts';
import type { RegisteredFact } from './register-facts.ts';

/**
 * A block, the groups of a register filled with the facts that their pages show.
 * @param pages without their blocks
 */
export function withRegister(
  block: JsonObject,
  facts: () => readonly RegisteredFact[],
  pages: readonly JsonObject[],
): JsonObject {
  return isRegister(block) ? { ...block, groups: groupFacts(facts(), objectsIn(block.groups), pages) } : block;
}

/** The address of the first page with a register, and by state the word that marks a figure; undefined on a site without one. */
export function registerOf(pages: readonly MadePage[]): JsonObject | undefined {
  for (const made of pages) {
    // The blocks of other pages are not resolved for that.
    if (!blocksIn(made.page.data).some(isRegister)) continue;
    const register = made.blocks.map(({ value }) => value).find(isRegister);
    if (register !== undefined) return { href: made.path, marks: valueAt(register, ['marks']) ?? {} };
  }
  return undefined;
}

/** Is a block the register of figures? */
export function isRegister(block: Json): boolean {
  return isObject(block) && block.type === 'register';
}

/**
 * Puts each fact on the shelf of one page: the first one, in the order of the groups and of the site, that shows it. Facts that no
 * such page shows stand without a page in the last group. Shelves and groups without facts are left out; a group that has its shelves
 * already keeps them.
 */
function groupFacts(facts: readonly RegisteredFact[], groups: readonly JsonObject[], pages: readonly JsonObject[]) {
  const left = new Set(facts);
  const texts: TextsByPath = new Map(
    pages.map((page) => [page.path, { path: page.path ?? '', text: page.name ?? titleOf(page) }]),
  );
  const byPath = factsByPath(facts);
  const take = (shown: Iterable<RegisteredFact>): JsonObject[] => {
    const taken = [...shown].filter((fact) => left.delete(fact));
    return taken.map((fact) => withPageTexts(fact, texts));
  };
  const grouped = groups.map((group) => {
    if (group.shelves !== undefined) return group;
    const own = itemsAt(group, ['pages']).flatMap((family) => pages.filter((page) => page.family === family));
    return {
      ...group,
      shelves: own.map((page) => ({ title: titleOf(page), facts: take(byPath.get(page.path) ?? []) })),
    };
  });
  const rest: JsonObject = { facts: take(left) };
  return grouped.flatMap((group, index): JsonObject[] => {
    const all = [...objectsIn(group.shelves), ...(index === grouped.length - 1 ? [rest] : [])];
    const filled = all.filter((shelf) => itemsAt(shelf, ['facts']).length > 0);
    return filled.length === 0 ? [] : [{ ...group, shelves: filled }];
  });
}

/** By the address of each page, the facts that it shows. */
function factsByPath(facts: readonly RegisteredFact[]): ReadonlyMap<Json | undefined, ReadonlySet<RegisteredFact>> {
  const byPath = new Map<Json | undefined, Set<RegisteredFact>>();
  for (const fact of facts) {
    for (const path of fact.readings.flatMap(({ pages }) => itemsAt(pages, []))) {
      const shown = byPath.get(path) ?? new Set();
      byPath.set(path, shown.add(fact));
    }
  }
  return byPath;
}

/** The address of each page and its text in the register, by address. */
type TextsByPath = ReadonlyMap<Json | undefined, JsonObject>;

function withPageTexts({ readings, ...fact }: RegisteredFact, texts: TextsByPath): JsonObject {
  return {
    ...fact,
    readings: readings.map((reading) => ({
      ...reading,
      pages: itemsAt(reading, ['pages']).flatMap((path) => texts.get(path) ?? []),
    })),
  };
}

function titleOf({ head }: JsonObject): Json {
  return isObject(head) ? (head.title ?? '') : '';
}
