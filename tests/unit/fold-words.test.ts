import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords, isTelling } from '../../src/search/fold-words.ts';
import { forAll } from '../run/for-all.ts';

const wordsOf = (text: string) => foldWords(text).map(({ folded }) => folded);

test.each([
  ['Sécurité', ['securite']],
  ["l'IA et l’Œuvre", ['l', 'ia', 'et', 'l', 'oeuvre']],
  ['mise-à-jour', ['mise', 'a', 'jour']],
  ['Sauvegardes, prix', ['sauvegarde', 'pri']],
  ['gaz bus', ['gaz', 'bus']],
  ['n8n 24/7', ['n8n', '24', '7']],
  ['e\u0301cole', ['ecole']],
  ['logi\u00ADciel', ['logiciel']],
  ['', []],
  ['  …  ', []],
])('%j is compared as %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test.each(['de', 'À', 'Même', 'l', 'VOUS'])('%s tells nothing', (word) => expect(isTelling(word)).toBe(false));

test.each(['IA', 'été', 'DEX', 'n8n'])('%s tells something', (word) => expect(isTelling(word)).toBe(true));

test('every word says where it stands, in order, whatever the text', () =>
  forAll([fc.string({ unit: 'grapheme' })], (text) => {
    let end = 0;
    for (const { index, length, folded } of foldWords(text)) {
      expect(index).toBeGreaterThanOrEqual(end);
      expect(length).toBeGreaterThan(0);
      expect(foldWords(text.slice(index, index + length)).map((word) => word.folded)).toEqual([folded]);
      end = index + length;
    }
    expect(end).toBeLessThanOrEqual(text.length);
  }));
