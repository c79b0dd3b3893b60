import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceLines } from '../../src/static/picture/balance-lines.ts';

test('breaks a title into lines of like length', () => {
  expect(balanceLines('Contacter un spécialiste', 19)).toEqual(['Contacter un', 'spécialiste']);
  expect(balanceLines('Maintenance prédictive auto-hébergée', 22)).toEqual(['Maintenance prédictive', 'auto-hébergée']);
});

test('parts no words that a no-break space joins, and nothing at a hyphen', () => {
  expect(balanceLines('70\u00A0% auto-hébergée', 5)).toEqual(['70\u00A0%', 'auto-hébergée']);
});

test('keeps every word, in order, on as few lines as possible', () => {
  const word = fc.stringMatching(/^[a-zé]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 12, max: 40 }), (words, longest) => {
      const text = words.join(' ');
      const lines = balanceLines(text, longest);
      expect(lines.join(' ')).toBe(text);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longest);
      expect(lines.length).toBeLessThanOrEqual(balanceLines(text, longest - 1).length);
    }),
  );
});
