import fc from 'fast-check';

type Arbitraries<Values> = { [Place in keyof Values]: fc.Arbitrary<Values[Place]> };
type Property<Values extends unknown[]> = (...values: Values) => boolean | void;

/** Checks a property with random values of the arbitraries. @throws with the smallest counterexample */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  property: Property<Values>,
): void {
  forAllOf(arbitraries, {}, property);
}

/** The same as often and with the seed that the options say. */
export function forAllOf<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  options: fc.Parameters<Values>,
  property: Property<Values>,
): void {
  fc.assert(fc.property<Values>(...arbitraries, property), options);
}
