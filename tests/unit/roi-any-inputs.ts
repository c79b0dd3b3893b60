import fc from 'fast-check';
import { roi } from '../../src/generated/roi.ts';
import type { RoiInputs } from '../../src/roi/calculate.ts';

/** Any finite spend, and those around the adjusted costs, where savings change sign. */
export const anySpend = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  fc.constantFrom(0, 2709, 3096, 3870, 4257, 4644, 5031, 5418, 5805, 6192, 6579, 6966),
);

/** A sector of the calculator, or one that it does not know. */
export const anySector = fc.constantFrom(...roi.sectors.map(({ id }) => id), 'aerospace');

export const anyUseCase = fc.constantFrom(...roi.useCases.map(({ id }) => id));

/** Any inputs of the formulas. */
export const anyInputs: fc.Arbitrary<RoiInputs> = fc.record({
  calculationType: fc.constantFrom('combined', 'sector-only', 'usecase-only'),
  sector: anySector,
  useCase: anyUseCase,
  currentCloudSpend: anySpend,
});
