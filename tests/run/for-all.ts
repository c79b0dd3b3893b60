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

/** Half characters, of which two make one, stand from here on; they are none by themselves. */
const firstHalf = 0xd800;
const halves = 0x800;

/**
 * Any character, with the same chance: what `unit: 'binary'` means to fast-check, which makes a map of all of them, a million, in each process that
 * asks for it.
 */
export const anyCharacter = fc
  .nat(0x10ffff - halves)
  .map((index) => String.fromCodePoint(index < firstHalf ? index : index + halves), indexOf);

/** @throws where a value is not one whole character: fast-check asks */
function indexOf(value: unknown): number {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (code === undefined || value !== String.fromCodePoint(code) || (code >= firstHalf && code < firstHalf + halves))
    throw new Error('not one character');
  return code < firstHalf ? code : code - halves;
}

const steps = 1_000_000;

/** A fraction of what there is to choose from, each as likely as any other: of all doubles below one, nearly every one is close to zero. */
export const fraction: fc.Arbitrary<number> = fc
  .noBias(fc.integer({ min: 0, max: steps - 1 }))
  .map((step) => step / steps);
