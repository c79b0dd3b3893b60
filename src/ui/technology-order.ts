import type { Tables } from '#generated/types.ts';

/** The technologies in the order of the register: group after group, then those that are in none. One numbering on all pages. */
export function technologiesInOrder({ technologies, serviceGroups }: Pick<Tables, 'technologies' | 'serviceGroups'>) {
  const ids: readonly string[] = serviceGroups.flatMap((group) => group.technologies);
  const rank = ({ id }: { id: string }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return technologies.toSorted((a, b) => rank(a) - rank(b));
}
