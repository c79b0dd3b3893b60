import { routes } from '../../src/generated/routes.ts';

/** The address of the first page of each family: its pages share their blocks. The page of unknown addresses is not one to visit. */
export const families: readonly string[] = [
  ...new Map(
    routes
      .filter(({ path, canonical }) => path === canonical && path !== '/404')
      .map(({ path, family }) => [family, path] as const)
      // A later entry replaces an earlier one.
      .toReversed(),
  ).values(),
].toReversed();
