import { expect, test } from 'vitest';
import { addressWithWords, wordsIn } from '../../src/search/address-words.ts';

const at = (address: string) => new URL(address, 'https://site.example/');
const words = 'œuvre & « clé » #1 =?';

test('words go into the fragment, and come back from it whole', () => {
  const address = addressWithWords(words, at('/agenda?filtre=past&source=lettre'));
  expect(at(address).search).toBe('?filtre=past&source=lettre');
  expect(wordsIn(at(address))).toBe(words);
});

test('words of a link from before are read from its query, and leave it', () => {
  const old = at('/agenda?recherche=serveur&source=lettre');
  expect(wordsIn(old)).toBe('serveur');
  const address = addressWithWords('serveur', old);
  expect(address).toBe('/agenda?source=lettre#recherche=serveur');
  expect(addressWithWords('', old)).toBe('/agenda?source=lettre');
});

test('the fragment counts before the query', () => {
  expect(wordsIn(at('/agenda?recherche=ancien#recherche=nouveau'))).toBe('nouveau');
  expect(wordsIn(at('/agenda?recherche=ancien#recherche='))).toBe('');
});

test('a place in the page says nothing of words, and stays without them', () => {
  expect(wordsIn(at('/agenda#aller-au-contenu'))).toBeUndefined();
  expect(addressWithWords('', at('/agenda#aller-au-contenu'))).toBe('/agenda#aller-au-contenu');
  expect(addressWithWords('', at('/agenda#recherche=x'))).toBe('/agenda');
  expect(wordsIn(at('/agenda'))).toBe('');
});
