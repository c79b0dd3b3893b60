import { expect, test } from 'vitest';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { draftMarks } from '../../codegen/site/dev/draft-marks.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { withProject } from '../findings/project.ts';

const changes = new Map([
  [
    'spec/tables/offers.yaml',
    `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}" }
- { id: noel, name: Offre de Noël, priceEur: 9, delay: 24 heures, draft: true }
`,
  ],
  [
    'spec/pages/home.yaml',
    `blocks:
  - { type: intro, heading: Bienvenue, text: "{facts.average-roi} en {facts.delay.fast}." }
  - { type: row-list, rows: { from: offers } }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: true }
  - { type: row-list, rows: { from: offers, pick: [basic] }, draft: false }
`,
  ],
]);

test('what is said over the blocks of a page that drafts are in', () => {
  const { findings, pages } = withProject(undefined, (root) =>
    createLoader({ root, cache: new ParseCache(), drafts: true }).load(changes),
  );
  expect(findings).toEqual([]);
  expect(Object.fromEntries([...pages].map(([path, page]) => [path, [...draftMarks(page)]]))).toEqual({
    '/': [
      [1, 'Brouillon dans cette section : « Offre de Noël ».'],
      [2, 'Brouillon : cette section ne sera pas publiée.'],
    ],
    '/offres/basic': [],
    '/offres/noel': [[0, 'Brouillon : cette page ne sera pas publiée.']],
  });
});
