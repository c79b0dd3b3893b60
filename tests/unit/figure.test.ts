import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/base/json.ts';
import { figureOf, formatFigure, readingsOf } from '../../codegen/model/resolve/figure.ts';
import { figuresOf } from '../../codegen/model/resolve/figures.ts';
import { specLocale } from '../../codegen/model/resolve/spec-locale.ts';

const thin = '\u202F';
const noBreak = '\u00A0';

describe('a number as French readers write it', () => {
  test.each([
    [12_000, '€', `12${thin}000${noBreak}€`],
    [98.7, '%', `98,7${noBreak}%`],
    [-1234.567, undefined, `\u22121${thin}234,57`],
    [0, undefined, '0'],
  ])('%d %s', (value, unit, text) => {
    expect(formatFigure(value, unit)).toBe(text);
  });
});

describe('the figure of a fact', () => {
  const cases: [string, JsonObject, JsonObject][] = [
    [
      'a number',
      { label: 'ROI', value: 285, unit: '%', source: 'x' },
      { label: 'ROI', value: '285', unit: '%', text: `285${noBreak}%` },
    ],
    ['no unit', { label: 'Secteurs', value: 8 }, { label: 'Secteurs', value: '8', text: '8' }],
    [
      'a range',
      { label: 'Seuil', value: 6, max: 12, unit: 'mois' },
      { label: 'Seuil', value: '6 à 12', unit: 'mois', text: `6 à 12${noBreak}mois` },
    ],
    ['at least', { label: 'Clients', value: 500, atLeast: true }, { label: 'Clients', value: '500+', text: '500+' }],
    [
      'less than',
      { label: 'Réponse', value: 1, lessThan: true, unit: 's' },
      { label: 'Réponse', value: `<${noBreak}1`, unit: 's', text: `<${noBreak}1${noBreak}s` },
    ],
    ['a text', { label: 'Format', value: 'GGUF' }, { label: 'Format', value: 'GGUF', text: 'GGUF' }],
    [
      'its own wording',
      { label: 'Niveau', value: 3, text: 'Niveau 3' },
      { label: 'Niveau', value: '3', text: 'Niveau 3' },
    ],
    ['an ill-formed value', { label: 'ROI', value: [1] }, { label: 'ROI', value: '', text: '' }],
  ];

  test.each(cases)('with %s', (_, fact, figure) => {
    expect(figureOf(fact)).toEqual(figure);
  });

  test('takes from a reading what the reading says, and the rest from the fact', () => {
    expect(figureOf({ label: 'Délai', unit: 'h' }, { value: 48, label: 'Délai garanti' })).toEqual({
      label: 'Délai garanti',
      value: '48',
      unit: 'h',
      text: `48${noBreak}h`,
    });
  });

  test('has readings when it is written so', () => {
    expect(readingsOf({ readings: { main: { value: 1 } } })).toEqual({ main: { value: 1 } });
    expect(readingsOf({ value: 1 })).toBeUndefined();
    expect(readingsOf(undefined)).toBeUndefined();
  });

  test('is named by its fact, or by its fact and reading, and is typeset', () => {
    const figures = figuresOf(
      {
        price: { label: "Prix d'appel", value: 3870, unit: '€' },
        delay: { label: 'Délai', readings: { fast: { value: 48, unit: 'h' } } },
      },
      specLocale({ singles: new Map() }),
    );
    expect(Object.keys(figures)).toEqual(['price', 'delay.fast']);
    expect(figures.price).toEqual({
      label: 'Prix d’appel',
      value: `3${thin}870`,
      unit: '€',
      text: `3${thin}870${noBreak}€`,
    });
  });
});
