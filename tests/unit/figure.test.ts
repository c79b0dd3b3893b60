import { expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/base/json.ts';
import { figureOf, formatFigure, specLocale } from '../../codegen/model/locale/spec-locale.ts';
import { figuresOf } from '../../codegen/model/facts/named-facts.ts';
import { formatCount, formatEuros } from '../../src/ui/format-numbers.ts';
import { numberWords } from '../../codegen/model/resolve/fact-target.ts';
import type { RoiSentences } from '#generated/types.ts';
import { writtenReturn } from '../../src/calculator/written-return.ts';

const thin = '\u202F';
const noBreak = '\u00A0';

test.each([
  [12_000, '€', `12${thin}000${noBreak}€`],
  [98.7, '%', `98,7${noBreak}%`],
  [-1234.567, undefined, `\u22121${thin}234,57`],
  [0, undefined, '0'],
])('a number as French readers write it: %d %s', (value, unit, text) => expect(formatFigure(value, unit)).toBe(text));

test.each<[string, JsonObject, JsonObject]>([
  ['a number', { value: 285, unit: '%', source: 'x' }, { value: '285', unit: '%', text: `285${noBreak}%` }],
  ['no unit', { value: 8 }, { value: '8', text: '8' }],
  ['a range', { value: 6, max: 12, unit: 'h' }, { value: '6 à 12', unit: 'h', text: `6 à 12${noBreak}h` }],
  ['at least', { value: 500, atLeast: true }, { value: '500+', text: '500+' }],
  [
    'less than',
    { value: 1, lessThan: true, unit: 's' },
    { value: `<${noBreak}1`, unit: 's', text: `<${noBreak}1${noBreak}s` },
  ],
  [
    'a word for zero, in a range',
    { value: 0, max: 9, unit: '€', zero: 'gratuit' },
    { value: 'gratuit à 9', unit: '€', text: `gratuit à 9${noBreak}€` },
  ],
  ['a word for zero', { value: 0, unit: '€', zero: 'gratuit' }, { value: 'gratuit', text: 'gratuit' }],
  ['a text', { value: 'GGUF' }, { value: 'GGUF', text: 'GGUF' }],
  ['its own wording', { value: 3, text: 'Niveau 3' }, { value: '3', text: 'Niveau 3' }],
  ['an ill-formed value', { value: [1] }, { value: '', text: '' }],
])('the figure of a fact with %s', (_, fact, figure) =>
  expect(figureOf({ label: 'Ici', ...fact })).toEqual({ label: 'Ici', ...figure }),
);

test('the figure of a fact is named by its fact, or by its fact and reading, takes from the fact what the reading leaves out, and is typeset', () => {
  const readings = { fast: { value: 48, label: 'Délai garanti' } };
  const facts = {
    price: { label: "Prix d'appel", value: 3870, unit: '€' },
    delay: { label: 'Délai', unit: 'h', readings },
  };
  expect(figuresOf(facts, specLocale(undefined))).toEqual({
    price: { label: 'Prix d’appel', value: `3${thin}870`, unit: '€', text: `3${thin}870${noBreak}€` },
    'delay.fast': { label: 'Délai garanti', value: '48', unit: 'h', text: `48${noBreak}h` },
  });
});

test('a language that the schema refuses is that of France: its faults are the only ones', () =>
  expect(specLocale({ locale: { language: 'FR', country: 'France' } })).toMatchObject({
    language: 'fr',
    country: 'FR',
  }));

test.each([
  [0, '0'],
  [3870, '3\u202F870'],
  [3870.5, '3\u202F870,50'],
  [0.05, '0,05'],
  [99.999, '100'],
])('%d € reads %s, in a component and in a text', (amount, digits) => {
  expect(formatEuros(amount)).toBe(`${digits}\u00A0€`);
  expect(formatFigure(amount, '€')).toBe(`${digits}\u00A0€`);
  expect(formatFigure(amount, '€ HT')).toBe(`${digits}\u00A0€ HT`);
});

test('other units have the digits they need', () => {
  expect(formatFigure(3.5, 'mois')).toBe('3,5\u00A0mois');
  expect(formatFigure(1.5, 'k€')).toBe('1,5\u00A0k€');
});

test('a number of things has its thousands parted', () => expect(formatCount(1200)).toBe('1\u202F200'));

test.each([
  [0, 'zéro'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [80, 'quatre-vingts'],
  [91, 'quatre-vingt-onze'],
])('%i in words', (value, words) => expect(numberWords(value)).toBe(words));

test('each number has words of its own; what is no whole number below a hundred has none', () => {
  const all = Array.from({ length: 100 }, (_, value) => numberWords(value));
  expect(new Set(all).size).toBe(100);
  expect([-1, 100, 2.5, Number.NaN].map(numberWords)).toEqual([undefined, undefined, undefined, undefined]);
});

const sentences = {
  multiple: '{result.times} fois la mise',
  percent: 'soit {result.threeYearROI}',
} as RoiSentences;
const roi = { multipleFromPercent: 1000, sentences };

test.each([
  [9417.4, '94 fois la mise', 'soit 9\u202F417,4\u00A0%'],
  [1000, '10 fois la mise', 'soit 1\u202F000\u00A0%'],
  [199_999, '1\u202F999 fois la mise', 'soit 199\u202F999\u00A0%'],
  [1e12, 'plus de 10\u202F000\u202F000 fois la mise', 'soit plus de 1\u202F000\u202F000\u202F000\u00A0%'],
  [999.9, '999,9\u00A0%', undefined],
  [0, '0\u00A0%', undefined],
  [-5000, '\u22125\u202F000\u00A0%', undefined],
  [NaN, 'N/A', undefined],
])('a return of %d %% is written %s', (value, text, percent) =>
  expect(writtenReturn(value, roi)).toEqual({ text, ...(percent !== undefined && { percent }) }),
);

test('without a limit every return is a percentage', () =>
  expect(writtenReturn(9417, { sentences })).toEqual({ text: '9\u202F417\u00A0%' }));
