import type { RegisterBlock, RegisteredFact } from '#generated/types.ts';

/** The facts that a register tells, in its order. */
export function factsIn({ groups }: RegisterBlock): RegisteredFact[] {
  return groups.flatMap(({ shelves = [] }) => shelves.flatMap(({ facts }) => facts));
}
