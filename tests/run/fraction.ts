import fc from 'fast-check';

const steps = 1_000_000;

/** A fraction of what there is to choose from, each as likely as any other: of all doubles below one, nearly every one is close to zero. */
export const fraction: fc.Arbitrary<number> = fc
  .noBias(fc.integer({ min: 0, max: steps - 1 }))
  .map((step) => step / steps);
