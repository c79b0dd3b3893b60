import type { Json } from '../../codegen/base/json.ts';
import type { Scalar } from './changed-spec.ts';

/** Most of the values that other places give to a key, tried where that key stands. */
const mostBorrowed = 6;

/** What may be written in the place of a scalar: a little more or less, and what other places of its name hold. */
export function otherValues(scalars: readonly Scalar[]): (scalar: Scalar) => Json[] {
  const byKey = Map.groupBy(scalars, keyOf);
  const valuesOf = new Map([...byKey].map(([key, group]) => [key, [...new Set(group.map(({ value }) => value))]]));
  return (scalar) => {
    const { value } = scalar;
    const shared = (valuesOf.get(keyOf(scalar)) ?? []).filter((other) => other !== value);
    const start = hashOf(scalar) % Math.max(1, shared.length);
    const borrowed = [...shared.slice(start), ...shared.slice(0, start)].slice(0, mostBorrowed);
    return typeof value === 'string' ? [...borrowed, ...nearTexts(value)] : [...nearValues(value), ...borrowed];
  };
}

function nearValues(value: boolean | number): Json[] {
  return typeof value === 'boolean' ? [!value] : [value + 1, value - 1, value + 10, value * 2, value / 2];
}

/** A text with another last digit, another last letter, and one word more. */
function nearTexts(value: string): string[] {
  const digit = value.replace(/\d(?=\D*$)/u, (last) => String((Number(last) + 1) % 10));
  const letter = value.replace(/\p{L}(?=\P{L}*$)/u, (last) => (last === 'a' ? 'e' : 'a'));
  return [digit, letter, `${value} bis`, `${value}-bis`].filter((other) => other !== value);
}

/** The nearest name above a scalar: `color`, `shownOn`. */
function keyOf({ path }: Scalar): string {
  return String(path.findLast((step) => typeof step === 'string'));
}

function hashOf({ path }: Scalar): number {
  return [...path.join('/')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
}
