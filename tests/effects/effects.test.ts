import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isText, nameOf, readScalars, type Scalar } from './changed-spec.ts';
import { effectOf } from './effect-of.ts';
import { markTexts } from './marked-texts.ts';
import { otherValues } from './other-values.ts';

/**
 * Every value of the spec has its effect: changed, it changes something that the site gives out, or `check` refuses it. A sample
 * is looked at, or all of them with EFFECTS=all (`npm run bench -- --only effects`); texts, all of them, in `texts.test.ts`.
 */
const all = process.env['EFFECTS'] === 'all';

/** One commit is judged alike by every run; `npm run bench -- --only effects` looks at all values. */
const seed = 2026;

let others: readonly Scalar[];
let otherOf: ReturnType<typeof otherValues>;

beforeAll(() => {
  const scalars = readScalars();
  others = readValues(scalars);
  otherOf = otherValues(scalars);
});

test('any value but a text, changed, changes what the site gives out, or is refused', { timeout: 36_000_000 }, () => {
  if (all) expect(others.flatMap((scalar) => faultOf(scalar) ?? [])).toEqual([]);
  else
    fc.assert(
      fc.property(fc.nat(), (at) => {
        const scalar = others[at % others.length];
        expect(scalar && faultOf(scalar)).toBeUndefined();
      }),
      { numRuns: 6, seed },
    );
});

/** The values but texts, without those among texts that all wait. */
function readValues(scalars: readonly Scalar[]): Scalar[] {
  const { waiting } = markTexts(scalars.filter(isText));
  /** By each place that holds texts, whether one of them is read. */
  const read = new Map<string, boolean>();
  for (const text of scalars.filter(isText))
    for (const place of placesOf(text)) read.set(place, read.get(place) === true || !waiting.has(text));
  return scalars.filter((scalar) => {
    const nearest = isText(scalar) ? undefined : placesOf(scalar).find((place) => read.has(place));
    return !isText(scalar) && (nearest === undefined || read.get(nearest) === true);
  });
}

/** The places that a value is in, the nearest first. */
function placesOf({ file, path }: Scalar): string[] {
  return path.map((_, count) => `${file} ${path.slice(0, count).join('/')}`).toReversed();
}

function faultOf(scalar: Scalar): string | undefined {
  const { effect, to } = effectOf(scalar, otherOf(scalar));
  return effect === 'none' ? `${nameOf(scalar)}: ${JSON.stringify(scalar.value)} → ${JSON.stringify(to)}` : undefined;
}
