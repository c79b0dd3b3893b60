import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, meantIn, nearest, suggestion } from '../../codegen/base/findings/nearest.ts';

describe('the nearest candidate', () => {
  test.each([
    ['tabel', ['table', 'title'], 'table'],
    ['Securite', ['sécurité', 'santé'], 'sécurité'],
    ['/demoo', ['/demo', '/docs'], '/demo'],
    ['fingerprint', ['fingerprint-pattern', 'finger'], 'fingerprint-pattern'],
    ['roi', ['row', 'facts'], 'row'],
  ])('of %s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  test.each([
    ['abc', ['xyz']],
    ['id', ['to', 'on']],
    ['carousel', ['intro', 'figure-row']],
    ['', ['a', 'id']],
    ['tabel', []],
  ])('is none for %s among %j', (word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  test('of a candidate is itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), fc.nat(), (names, choice) => {
        const name = names[choice % names.length] ?? '';
        expect(nearest(name, names)).toBe(name);
      }),
    );
  });

  test('is one of the candidates, or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (word, names) => {
        expect([undefined, ...names]).toContain(nearest(word, names));
      }),
    );
  });
});

describe('a suggestion', () => {
  test.each([
    ['guide', ['guidé', 'complet'], 'Vouliez-vous dire « guidé » ?'],
    ['premium', ['guidé', 'complet'], 'Valeurs possibles : guidé, complet.'],
    ['premium', ['guidé'], 'Seule valeur possible : guidé.'],
    ['premium', [], undefined],
    ['premium', 'abcdefghijklm'.split(''), undefined],
  ])('for %s among %j', (word, candidates, expected) => {
    expect(suggestion(word, candidates)).toBe(expected);
  });
});

test('a remedy that says one thing is read back; one that leaves a choice is not', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z/#.]{1,12}$/), (word) => {
      expect(meantIn(didYouMean(word))).toBe(word);
    }),
  );
  for (const remedy of [undefined, 'Valeurs possibles : a, b.', `${didYouMean('a')} Ou retirez-la.`])
    expect(meantIn(remedy)).toBeUndefined();
});
