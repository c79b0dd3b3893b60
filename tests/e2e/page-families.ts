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
