import fc from 'fast-check';
import { edits } from './edits.ts';

/** What each edited place says: 0 as in the project, else one of its variants. With the day for which pages are rendered. */
export interface State {
  said: number[];
  day: string;
  /** Whether it is compressed as for going live. */
  release: boolean;
}

export const firstState: State = { said: edits.map(() => 0), day: '2026-03-02', release: false };

/** Before a build: somebody edits, a build is killed, a cache is damaged. */
export type Step =
  | { kind: 'edit'; edit: number; variant: number }
  | { kind: 'day'; day: string }
  | { kind: 'release'; release: boolean }
  /** The same bytes, written again. */
  | { kind: 'touch'; edit: number }
  /** What a build keeps for the next one: cut short, changed in the middle, emptied or taken away. */
  | { kind: 'damage'; file: number; how: 'cut' | 'change' | 'empty' | 'remove' }
  /** A build in a process of its own, killed after a while; or not, and then another one beside it. */
  | { kind: 'kill'; afterMs: number }
  | { kind: 'beside' };

const anyEdit = fc.nat(edits.length - 1).chain((index) =>
  fc.record({
    kind: fc.constant('edit' as const),
    edit: fc.constant(index),
    // As often what it said at first: a version that is restored.
    variant: fc.oneof(fc.constant(0), fc.nat(edits[index]?.variants.length ?? 0)),
  }),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: anyEdit },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('day' as const), day: fc.constantFrom('2026-03-02', '2026-07-20') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), release: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('touch' as const), edit: fc.nat(edits.length - 1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('damage' as const),
      file: fc.nat(),
      how: fc.constantFrom('cut' as const, 'change' as const, 'empty' as const, 'remove' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), afterMs: fc.nat(2500) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'beside' as const }) },
);

/** What happens before each of a few builds. */
export const sequence: fc.Arbitrary<Step[][]> = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 4,
});

/** What the project says after a step. */
export function stateAfter(state: State, step: Step): State {
  if (step.kind === 'edit') return { ...state, said: state.said.with(step.edit, step.variant) };
  if (step.kind === 'release') return { ...state, release: step.release };
  return step.kind === 'day' ? { ...state, day: step.day } : state;
}
