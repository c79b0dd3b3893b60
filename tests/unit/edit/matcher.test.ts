import { expect, test } from 'vitest';
import { matcher } from '../../../codegen/owner/edit/where/matcher.ts';

test.each([
  ['285', 'Un ROI de 285 % en moyenne'],
  ['285 %', '285\u00A0%'],
  ['3870', '3\u202F870\u00A0€ HT'],
  ['3 870 €', '3\u202F870\u00A0€ HT'],
  ['3 870 €', 3870],
  ['12,5', 12.5],
  ["l'etat", 'Au service de l’État'],
  ['DÉPLOIEMENT', 'déploiement garanti'],
  ['48 h', 'En 48\u00A0h, garanti'],
])('%j is found in %j', (query, shown) => expect(matcher(query)(shown)).toBe(true));

test.each([
  ['285', '1\u202F285 clients'],
  ['285', '2\u202F850'],
  ['285', '285,5 %'],
  ['285', '285\u202F000 €'],
  ['285', 2850],
  ['870', '3\u202F870 €'],
  ['', 'tout'],
])('%j is not found in %j', (query, shown) => expect(matcher(query)(shown)).toBe(false));
