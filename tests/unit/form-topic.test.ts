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
