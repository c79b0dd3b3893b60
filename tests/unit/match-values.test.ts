import { expect, test } from 'vitest';
import { valueOf } from '../../src/dev/edit/field-input.tsx';
import { iconOf, linkOf, matchTexts, type ReadText } from '../../src/dev/edit/match-values.ts';
import type { PageValue } from '../../src/shared/editing.ts';

const common = { file: 'spec/pages/home.yaml', line: 1, as: 'text', remark: null } as const;
const value = (block: number | null, words: string, ...reads: string[]): PageValue => {
  return { ...common, path: [words], block, reads, words };
};

const values = [
  value(0, 'heading', 'Nos tarifs'),
  value(0, 'first name', 'Starter'),
  value(0, 'first note', 'par an'),
  value(0, 'second name', 'Business'),
  value(0, 'second note', 'par an'),
  value(0, 'price', '3 870'),
  value(0, 'prose', 'Une licence à vie, puis rien : ni jeton, ni abonnement.'),
  value(0, 'day', '2026-12-31', '31 décembre 2026'),
  { ...value(0, 'icon', 'shield'), as: 'icon' as const },
  value(1, 'other', 'Starter'),
  value(2, 'prices', 'De 3 870 € HT à 10 770 € HT, en 48 h.'),
  value(2, 'price', '3 870'),
  value(2, 'delay', '48'),
  value(null, 'menu', 'Contact'),
  value(null, 'vat', 'HT'),
  value(null, 'new tab', 'nouvel onglet'),
];

/** The values that texts of one block show, by their keys; a dash for none. */
function found(block: ReadText['block'], ...texts: string[]): string {
  const read = texts.map((text) => ({ text, block }));
  return Array.from(matchTexts(read, values), (one) => one?.words ?? '—').join(', ');
}

test('texts of a block are those of its values, rows that read the same in their order', () => {
  expect(found(0, 'Nos tarifs', 'Starter', 'par an', 'Business', 'par an')).toBe(
    'heading, first name, first note, second name, second note',
  );
  expect(found(1, 'Starter')).toBe('other');
  expect(found(null, 'Contact', 'Nos tarifs')).toBe('menu, —');
});

test('spaces and apostrophes do not count; parts of a text and texts with more around a value are found', () =>
  expect(found(0, '3\u202F870\u00A0€ HT', 'Une licence', 'ni abonnement.', '31 décembre 2026')).toBe(
    'price, prose, prose, day',
  ));

test('a number with its unit is that number, not a sentence that holds both', () =>
  expect(found(2, '3\u202F870\u00A0€', '48\u00A0h', '3 870', '10 770 €')).toBe('price, delay, price, prices'));

test('what all pages say is found in a block, whole or long enough; the parts of a day are that day', () => {
  expect(found(0, 'HT', '(nouvel onglet)', 'HT et plus')).toBe('vat, new tab, —');
  const day = { text: '31', block: 0, day: '2026-12-31' };
  expect(matchTexts([day, { ...day, day: undefined }], values).map((one) => one?.words)).toEqual(['day', undefined]);
});

test('a link is that of its address, with what its view adds; an icon that of its drawing, in the order of the page', () => {
  const link = (block: number | null, words: string, href: string) => ({
    ...value(block, words, href),
    as: 'link' as const,
  });
  const links = [
    link(0, 'short', '/contact'),
    link(0, 'long', '/contact?sujet=prix'),
    link(null, 'top', '/'),
    value(0, 'mail', 'a@b.fr'),
  ];
  const led = (href: string, block: number | null = 0) => linkOf(href, block, links)?.words;
  expect([led('/contact'), led('/contact#message'), led('/contactez')]).toEqual(['short', 'short', undefined]);
  expect([led('/contact?sujet=prix&pack=a#x'), led('mailto:a@b.fr')]).toEqual(['long', 'mail']);
  expect([led('/'), led('/', null), led('/?a=b')]).toEqual(['top', 'top', undefined]);
  const icon = (block: number, words: string) => ({
    ...value(block, words, 'shield'),
    as: 'icon' as const,
    drawn: 'path M0',
  });
  const [first, second] = [icon(0, 'first'), icon(0, 'second')];
  const icons = [first, second, icon(1, 'other')];
  expect(iconOf('path M0', 0, icons, new Set())?.words).toBe('first');
  expect(iconOf('path M0', 0, icons, new Set([first]))?.words).toBe('second');
  expect(iconOf('path M1', 0, icons, new Set())).toBeUndefined();
});

test('what a view works out, parts of words and numbers, and names of icons are no value', () =>
  expect(found(0, '13 870 €', '870', 'lice', 'shield', '…', '')).toBe('—, —, —, —, —, —'));

test.each([
  ['3\u202F869,99 €', 3869.99],
  ['3 869,99', 3869.99],
  ['-4', -4],
  // Of another unit, or of another number: the check refuses them.
  ['3,9 k€', '3,9 k€'],
  ['12.900', '12.900'],
  ['12.900 €', '12.900 €'],
  ['€', '€'],
])('a number that is typed as %j is %j', (typed, number) =>
  expect(valueOf({ kind: 'number', unit: '€' }, typed)).toBe(number),
);

test('a text that is pasted has the spaces of a keyboard, and none around it', () =>
  expect(
    valueOf({ kind: 'text', isLong: false }, ' \uFEFFPre\u0302t\u00A0: 12\u202F000\u00A0eu\u00ADros\u200B \u00A0'),
  ).toBe('Prêt : 12 000 euros'));
