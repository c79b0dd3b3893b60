import { pages, placesOf } from './site.ts';

/** The register of figures is hundreds of links of one kind: what goes through a page piece by piece would take a minute there and show nothing more. */
export const registers: ReadonlySet<string> = new Set(placesOf('register').map(({ path }) => path));

/** The address of the first page of each family: its pages share their blocks. */
export const families: readonly string[] = [
  ...new Map(
    pages
      .map(({ path, family }) => [family, path] as const)
      // A later entry replaces an earlier one.
      .toReversed(),
  ).values(),
].toReversed();

/** As few of these as show every type of block, the home page among them: what a type does wherever it stands is seen there. */
export const blockFamilies: ReadonlySet<string> = coverTypes();

function coverTypes(): ReadonlySet<string> {
  const typesOf = new Map(
    pages
      .filter(({ path }) => families.includes(path))
      .map(({ path, blocks }) => [path, new Set<string>(blocks.map(({ type }) => type))]),
  );
  const chosen = new Set(['/']);
  const left = new Set([...typesOf.values()].flatMap((types) => [...types]));
  for (let path: string | undefined = '/'; path !== undefined && left.size > 0;) {
    for (const type of typesOf.get(path) ?? []) left.delete(type);
    chosen.add(path);
    const gain = (other: string) => typesOf.get(other)?.intersection(left).size ?? 0;
    path = [...typesOf.keys()].toSorted((a, b) => gain(b) - gain(a))[0];
  }
  return chosen;
}
