import { expect, test } from 'vitest';
import { conditionsOf, conditionalPassages } from '../../codegen/model/assemble/conditional-passages.ts';
import { isObject, type Json } from '../../codegen/base/json.ts';
import { site, sources } from './real-site.ts';

const forms = Object.fromEntries(
  sources.flatMap(({ document, data }) => (document.kind === 'form' && isObject(data) ? [[document.name, data]] : [])),
);

const pages = sources.filter(({ document }) => document.kind === 'page').map(({ data }) => data);
/** Every passage that is true of one setting only. */
const conditional = pages.flatMap(conditionalIn).filter(({ when }) => when !== 'always');

const settingsOfThem: [delivery: string, script: string, holding: readonly string[]][] = [
  ['none', 'none', ['delivery-none', 'chat-none']],
  ['https://recevoir.example.fr/', 'none', ['delivery-set', 'chat-none']],
  ['none', '/chat/module.js', ['delivery-none', 'chat-set']],
  ['https://recevoir.example.fr/', '/chat/module.js', ['delivery-set', 'chat-set']],
];

test.each(settingsOfThem)(
  'with delivery %s and chat %s, pages say what is true of it and nothing of its contrary',
  (delivery, script, holding) => {
    const told = JSON.stringify(
      conditionalPassages(pages, conditionsOf({ forms: { delivery }, chat: { script } }, forms)),
    );
    for (const { when, said } of conditional)
      if ([...holding, ...formSides(delivery)].includes(when)) expect(told).toContain(said);
      else expect(told).not.toContain(said);
  },
);

test('without forms and chat, what is said of their absence holds', () => {
  const passages = [
    { when: 'chat-set', text: 'a' },
    { when: 'chat-none', text: 'b' },
    { when: 'delivery-none', rows: [{ when: 'delivery-set' }] },
  ];
  expect(conditionalPassages(passages, conditionsOf({}, {}))).toEqual([{ text: 'b' }, { rows: [] }]);
});

test('a form that is not sent is told apart from those that are', () => {
  const passages = [
    { when: 'form-visit-set', text: 'a' },
    { when: 'form-letter-set', text: 'b' },
    { when: 'form-letter-none', text: 'c' },
  ];
  const own = { visit: {}, letter: { delivery: 'none' } };
  expect(conditionalPassages(passages, conditionsOf({ forms: { delivery: '/demandes' } }, own))).toEqual([
    { text: 'a' },
    { text: 'c' },
  ]);
  expect(conditionalPassages(passages, conditionsOf({ forms: { delivery: 'none' } }, own))).toEqual([{ text: 'c' }]);
});

test('what is rendered holds no passage under a condition', () =>
  expect(site.pages.flatMap(({ blocks }) => conditionalIn(blocks as unknown as Json))).toEqual([]));

/** What holds of each form where the site sends to that address. */
function formSides(delivery: string): string[] {
  return Object.entries(forms).map(([name, form]) =>
    delivery === 'none' || form['delivery'] === 'none' ? `form-${name}-none` : `form-${name}-set`,
  );
}

/** Passages under a condition, each by what it says; the condition of a block names a field of a row and is none of them. */
function conditionalIn(value: Json): { when: string; said: string }[] {
  if (Array.isArray(value)) return value.flatMap(conditionalIn);
  if (!isObject(value)) return [];
  const { when, ...passage } = value;
  const below = Object.values(passage).flatMap(conditionalIn);
  return typeof when === 'string' ? [{ when, said: firstText(passage) }, ...below] : below;
}

/** The longest text of a passage that is none below a condition of its own. */
function firstText(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (!isObject(value) && !Array.isArray(value)) return '';
  const texts = Object.values(value).flatMap((item) => (isObject(item) && 'when' in item ? [] : firstText(item)));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
