import { expect, test } from 'vitest';
import { linksOf } from '../../codegen/model/forms/links.ts';
import type { RolePlan } from '../../codegen/model/roles/plan.ts';

const plan: RolePlan = {
  fields: new Map(['name', 'date', 'location', 'fee'].map((field) => [field, { kind: 'field', path: field }])),
  faults: [],
};

test('the topic of a link has the day, the place and the fee that its row gives', () => {
  const rows = [
    { id: 'whole', name: 'Atelier', date: '2031-05-02', location: 'Brest', fee: 40 },
    { id: 'free', name: 'Visite', date: '2031-05-03', fee: 0 },
    { id: 'bare', name: 'Guide' },
  ];
  const [link] = linksOf(
    { links: [{ parameter: 'ask', from: ['meetings'] }] },
    {
      tables: new Map([['meetings', rows]]),
      language: 'fr',
      priceText: (eur) => `${eur} €`,
      dayText: (day) => `le ${day}`,
      roleOf: () => plan,
    },
  );
  expect(link?.['rows']).toEqual({
    whole: { topic: 'Atelier (le 2031-05-02, Brest, 40 €)' },
    free: { topic: 'Visite (le 2031-05-03)' },
    bare: { topic: 'Guide' },
  });
});

test('lines of one parameter fill in other answers, with the name of the row in them', () => {
  const [link, ...others] = linksOf(
    {
      links: [
        { parameter: 'ask', from: ['meetings'], fills: { subject: 'training', message: 'Une place à « … ».' } },
        {
          parameter: 'ask',
          from: ['guides'],
          items: [{ id: 'all', title: 'Tout $&' }],
          fills: { message: '…, merci.' },
        },
      ],
    },
    {
      tables: new Map([
        ['meetings', [{ id: 'visit', name: 'Visite', location: 'Brest' }]],
        ['guides', [{ id: 'guide', name: 'Guide' }]],
      ]),
      language: 'fr',
      priceText: String,
      dayText: String,
      roleOf: () => plan,
    },
  );
  expect(others).toEqual([]);
  expect(link?.['rows']).toEqual({
    visit: { topic: 'Visite (Brest)', subject: 'training', message: 'Une place à « Visite (Brest) ».' },
    guide: { topic: 'Guide', message: 'Guide, merci.' },
    all: { topic: 'Tout $&', message: 'Tout $&, merci.' },
  });
});
