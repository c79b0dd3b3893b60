import { pages } from './site.ts';

/** The address of the first page of each family: its pages share their blocks. */
export const families: readonly string[] = [
  ...new Map(
    pages
      .map(({ path, family }) => [family, path] as const)
      // A later entry replaces an earlier one.
      .toReversed(),
  ).values(),
].toReversed();

/** The first of these with each type of block, once each: what a type does wherever it stands is seen there. */
export const blockFamilies: ReadonlySet<string> = new Set(
  new Map(
    families
      .flatMap((path) => pages.filter((page) => page.path === path))
      .flatMap(({ path, blocks }) => blocks.map(({ type }) => [type, path] as const))
      .toReversed(),
  ).values(),
);
