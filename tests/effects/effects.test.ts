import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { nameOf, readScalars, type Scalar } from './changed-spec.ts';
import { effectOf } from './effect-of.ts';
import { markTexts } from './marked-texts.ts';
import { otherValues } from './other-values.ts';

/**
 * Every value of the spec has its effect: changed, it changes something that the site gives out, or `check` refuses it. Texts
 * are all looked at; other values by a sample, or all of them with EFFECTS=all (`npm run bench -- --only effects`).
 */
const all = process.env['EFFECTS'] === 'all';

/**
 * What may be without effect: the calculation that a typed figure must agree with. It says nothing to visitors; what it refuses is pinned in
 * `tests/findings`.
 */
const dormant = new Set(['agrees']);

/** One commit is judged alike by every run; `npm run bench -- --only effects` looks at all values. */
const seed = 2026;

let texts: readonly Scalar[];
let others: readonly Scalar[];
let otherOf: ReturnType<typeof otherValues>;

beforeAll(() => {
  const scalars = readScalars().filter(({ path }) => !path.some((step) => dormant.has(String(step))));
  [texts, others] = [scalars.filter(isText), scalars.filter((scalar) => !isText(scalar))];
  otherOf = otherValues(scalars);
});

test('every text of the spec is read somewhere, or bound by a rule', { timeout: 600_000 }, () => {
  const { unseen, refused } = markTexts(texts);
  expect(unseen.map(nameOf)).toEqual([]);
  // A mark is refused where a text has a form or must equal another; most texts are free.
  expect(refused.length).toBeLessThan(texts.length / 10);
});

test('any other value, changed, changes what the site gives out, or is refused', { timeout: 36_000_000 }, () => {
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

function faultOf(scalar: Scalar): string | undefined {
  const { effect, to } = effectOf(scalar, otherOf(scalar));
  return effect === 'none' ? `${nameOf(scalar)}: ${JSON.stringify(scalar.value)} → ${JSON.stringify(to)}` : undefined;
}

/** Words for visitors, as far as a value tells: no id, address, name of code or reference. */
function isText({ value, path }: Scalar): boolean {
  return (
    typeof value === 'string' &&
    !/^[a-z0-9][\w.+-]*$|^[/#]|@|^https?:|^\d/u.test(value) &&
    !['ref', 'href', 'icon', 'id', 'type', 'path'].includes(String(path.findLast((step) => typeof step === 'string')))
  );
}
