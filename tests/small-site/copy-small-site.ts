import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerText, valueHash } from '../../codegen/release/to-settle.ts';
import { writeBelow } from '../run/test-folder.ts';

/** Copies the spec of this site into a folder of its own, `spec` in it, for what writes there. Whoever asks removes it. */
export function copySmallSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  cpSync(join(import.meta.dirname, 'spec'), join(root, 'spec'), { recursive: true });
  return root;
}

/** Gives a copy of the small site values that are tied to each other: prices and their discount, a title and its emphasis, days, bounds. */
export function writeTiedValues(root: string): void {
  writeBelow(root, files);
  appendFileSync(join(root, 'spec/site.yaml'), 'islandError: Rechargez la page.\n');
}

const files: Readonly<Record<string, string>> = {
  'spec/schema/tables/repairs.schema.yaml': `$id: repairs.schema.yaml
title: Repair
description: Une réparation et son prix.
type: object
additionalProperties: false
as:
  offer: { name: name, text: text, priceEur: priceEur, listPriceEur: listPriceEur }
required: [id, name, priceEur, listPriceEur]
properties:
  id: { $ref: common.schema.yaml#/$defs/id }
  formerIds: { $ref: common.schema.yaml#/$defs/formerIds }
  name: { description: Son nom., allOf: [{ $ref: common.schema.yaml#/$defs/text }] }
  text: { description: À qui elle s'adresse., allOf: [{ $ref: common.schema.yaml#/$defs/text }] }
  priceEur: { type: number, description: Prix de la saison., minimum: 0, compared: '<= listPriceEur', unit: € }
  listPriceEur: { type: number, description: Prix ordinaire., exclusiveMinimum: 0, unit: € }
`,
  'spec/tables/repairs.yaml': `- id: seam
  name: Couture
  text: Pour un cahier défait. # le plus demandé
  priceEur: 80
  listPriceEur: 100
  from: 2026-01-05
  until: 2036-12-19
- { id: cover, name: Couverture, priceEur: 160, listPriceEur: 200 }
`,
  'spec/facts.yaml': `discount:
  label: Réduction de la saison
  value: 20
  unit: "%"
  agrees: { kind: reduction, price: repairs.priceEur, listPrice: repairs.listPriceEur }
  origin: Tarif de l'atelier
delay:
  label: Délai
  value: 2
  max: 4
  unit: semaines
  origin: Tarif de l'atelier
`,
  'spec/ledgers/to-settle.jsonl': ledgerText([
    { file: 'spec/pages/home.yaml', at: 'blocks/hero/heading', kind: 'drafted', hash: valueHash('Vos livres SAUVÉS') },
    { file: 'spec/pages/home.yaml', at: 'blocks/hero/emphasis', kind: 'drafted', hash: valueHash('SAUVÉS') },
  ]),
  'spec/pages/home.yaml': `blocks:
  - type: hero
    layout: poster
    heading: Vos livres SAUVÉS
    emphasis: SAUVÉS
    intro: "Jusqu'à {facts.discount} de moins, en {facts.delay}."
  - type: offers
    heading: Les réparations
    rows: { from: repairs }
    ask: { label: Venir, href: /reparer }
`,
};
