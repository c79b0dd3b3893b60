import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { day, withProject } from '../findings/project.ts';

const paragraph = 'Nous installons la pile chez vous, nous la réglons sur vos documents et nous formons vos équipes.';
const hours = '9 h 30 à 12 h 30 et 14 h à 18 h, sauf le jeudi';
const replaced = (file: string, from: string, to: string) => ({ file, from, to });
const announced = `- { id: basic, from: 2027-02-01, name: Essentielle, priceEur: 4870, delay: "{facts.delay.usual}" }
- { id: new-price, until: 2027-01-31, name: Bientôt 4 870 €, priceEur: 1, delay: Un jour }`;
const home = 'spec/pages/home.yaml';

test.each([
  [
    'opening hours on two pages',
    [
      replaced(home, 'heading: Bienvenue', `heading: ${hours}`),
      replaced('spec/pages/offer.yaml', 'heading: "{row.name}"', `heading: ${hours}`),
    ],
  ],
  [
    'a paragraph of a row on another page, by a reference in a text',
    [
      replaced('spec/tables/offers.yaml', 'icon: rocket', `icon: rocket\n  level: complet\n  tags: ["${paragraph}"]`),
      replaced(home, 'heading: Bienvenue', 'heading: "{offers.basic.tags.0}"'),
      replaced('spec/pages/offer.yaml', 'heading: "{row.name}"', 'heading: { ref: row.tags.0 }'),
    ],
  ],
  [
    'a block whose condition names an empty list',
    [
      replaced('spec/tables/offers.yaml', 'icon: rocket', 'icon: rocket\n  stages: []'),
      replaced(
        'spec/pages/offer.yaml',
        'blocks:\n',
        'blocks:\n  - { type: figure-row, when: { ref: row.stages }, figures: { ref: row.stages } }\n',
      ),
    ],
  ],
  [
    'a row that announces a price up to the day before the row that has it',
    [
      replaced('spec/tables/offers.yaml', 'icon: rocket', `until: 2027-01-31\n${announced}`),
      replaced(home, 'href: /offres/basic', 'href: /'),
    ],
  ],
])('no finding: %s', (_, changes) =>
  withProject(undefined, (root) => {
    const files = new Map<string, string>();
    for (const { file, from, to } of changes) {
      const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
      expect(text).toContain(from);
      files.set(file, text.replace(from, to));
    }
    const loader = createLoader({
      root,
      cache: new ParseCache(),
      compiled: compileSchemas({ root, engine: root }),
      day,
      ahead: true,
    });
    expect(loader.load(files).findings.map(({ message }) => message)).toEqual([]);
  }),
);
