import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isObject, type Json } from '../../codegen/base/json.ts';
import { isAsked } from '../contract/asked-keys.ts';
import { changesExample } from '../contract/example-texts.tsx';
import { isText, loadChanged, nameOf, readScalars, type Scalar } from './changed-spec.ts';
import { effectOf } from './effect-of.ts';
import { hasCalculator } from './waiting-texts.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { outputOf } from './site-output.ts';

/** Most of the values that other places give to a key, tried where that key stands. */
const mostBorrowed = 6;

/** What may be written in the place of a scalar: a little more or less, and what other places of its name hold. */
function otherValues(scalars: readonly Scalar[]): (scalar: Scalar) => Json[] {
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

let others: readonly Scalar[];
let otherOf: ReturnType<typeof otherValues>;

beforeAll(() => {
  const scalars = readScalars();
  others = scalars.filter((scalar) => !isText(scalar));
  otherOf = otherValues(scalars);
});

/** Texts, all of them, are changed in `texts.test.ts`. */
test('any value but a text, changed, changes what the site gives out, or is refused', { timeout: 36_000_000 }, () => {
  forAllOf([fc.nat()], { ...sample(2, 2026), endOnFailure: true }, (at) => {
    const scalar = others[at % others.length];
    expect(scalar && faultOf(scalar)).toBeUndefined();
  });
});

function faultOf(scalar: Scalar): string | undefined {
  const { effect, to } = effectOf(scalar, otherOf(scalar));
  const isFault = effect === 'none' && to !== undefined && !isWaiting(scalar, to);
  return isFault ? `${nameOf(scalar)}: ${JSON.stringify(scalar.value)} → ${JSON.stringify(to)}` : undefined;
}

/** Whether a value has no effect because of what the owner decided: a row that no page takes, a block whose rows need no limit. */
function isWaiting({ file, holder }: Scalar, to: Json): boolean {
  if (file === 'spec/roi.yaml') return !hasCalculator();
  if (holder?.kind === 'block') return changesExample(holder.block, holder.field, to);
  return holder?.kind === 'row' && !isAsked(holder.table, holder.field);
}

const modes = (loadChanged([]).site?.tables['vatModes'] ?? []).filter(isObject);

test.each(modes.map((mode) => [String(mode['id']), mode]))(
  'with vat: %s, every price and all that search engines are told follow',
  (id, { label, long, included }) => {
    const change = { file: 'spec/site.yaml', path: ['vat'], value: '', to: id };
    const shown = { file: 'spec/site.yaml', path: ['expertisePrices', 'shown'], value: false, to: true };
    const { site, findings } = loadChanged([change, shown]);
    expect(findings).toEqual([]);
    const output = site === undefined ? '' : [...outputOf(site)].map(([, text]) => text).join('\n');
    const words = output.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain(`€ ${plain(label)}`);
    expect(words).toContain(plain(long));
    expect(output).toContain(`"valueAddedTaxIncluded":${String(included)}`);
    expect(output).not.toContain(`"valueAddedTaxIncluded":${String(included !== true)}`);
    for (const other of modes.filter((mode) => mode['id'] !== id)) {
      for (const after of words.split(`€ ${plain(other['label'])}`).slice(1)) expect(after).toMatch(/^\p{L}/u);
      expect(words).not.toContain(plain(other['long']));
    }
  },
);

function plain(text: Json | undefined): string {
  return String(text).replace(/\s/g, ' ');
}
