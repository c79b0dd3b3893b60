import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEvents } from '../../src/blocks/agenda/arrange-events.ts';
import { matchesEvent, type FilteredEvent } from '../../src/blocks/agenda/filter-events.ts';
import { forAll, forAllOf } from '../run/for-all.ts';
import { foldWords } from '../../src/search/fold-words.ts';

const eventFilters = ['all', 'upcoming', 'past', 'formation', 'technique', 'business'];

const event: FilteredEvent = {
  isPast: false,
  category: 'technique',
  texts: ['L’IA souveraine à Besançon', 'Le cœur du métier\u202F: mesurer, ÉLAGUER, recommencer', 'L’après\u2011midi'],
};

test.each(['coeur du metier : mesurer', '  Elaguer ', "l'apres-midi"])('an event is found by « %s »', (text) =>
  expect(matchesEvent(event, 'all', text)).toBe(true),
);

test.each(['nantes', 'besanconner', 'besançon le cœur'])('an event is not found by « %s »', (text) =>
  expect(matchesEvent(event, 'all', text)).toBe(false),
);

const letters = fc.string({
  unit: fc.constantFrom(..."abcdeilnorstuz  àâäçéèêëîïôöùûüÿñœæ’'-:,.0123456789"),
  maxLength: 40,
});
const events = fc.record({
  isPast: fc.boolean(),
  category: fc.constantFrom('formation', 'technique', 'business'),
  texts: fc.tuple(letters, letters),
});
/** Other spellings of one text: capitals, accents left out or set as marks of their own. */
const spellings: ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.replaceAll(' ', '\u00A0'),
  (text) => text.replaceAll('’', "'"),
  (text) => text.replaceAll('-', '\u2011'),
];

test('every part of a title or description finds its event, however it is spelt', () =>
  forAllOf(
    [events, fc.nat(1), fc.nat(), fc.nat(), fc.constantFrom(...spellings)],
    { numRuns: 500 },
    (one, which, from, length, spell) => {
      const text = one.texts[which] ?? '';
      const start = from % (text.length + 1);
      const part = spell(text.slice(start, start + (length % (text.length + 1))));
      return matchesEvent(one, 'all', part);
    },
  ));

test('a filter never adds an event, and each event is under « all », one status and one category', () =>
  forAll([events, letters], (one, text) => {
    const shown = eventFilters.filter((filter) => matchesEvent(one, filter, text));
    expect(shown).toEqual(
      matchesEvent(one, 'all', text) ? ['all', one.isPast ? 'past' : 'upcoming', one.category] : [],
    );
  }));

test('what holds a letter that no event has finds none', () =>
  forAll([events, letters], (one, text) => !matchesEvent(one, 'all', `${text}w`)));

test.each([
  [0, 'Aucun événement'],
  [1, '1 événement'],
  [2, '2 événements'],
  [8, '8 événements'],
])('%i is « %s »', (count, sentence) =>
  expect(countEvents(count, { none: 'Aucun événement', one: 'événement', many: 'événements' })).toBe(sentence),
);

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
