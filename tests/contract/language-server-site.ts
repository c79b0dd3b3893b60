import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copySmallSite } from '../small-site/copy-small-site.ts';

/** What the site below has beside the small one: a table, a figure, and a page that names both. */
const files: Readonly<Record<string, string>> = {
  'spec/schema/tables/tools.schema.yaml': `$id: tools.schema.yaml
title: Tool
description: Un outil de l'atelier.
type: object
additionalProperties: false
required: [id, name, price]
properties:
  id: { $ref: common.schema.yaml#/$defs/id }
  formerIds: { $ref: common.schema.yaml#/$defs/formerIds }
  name:
    description: Nom de l'outil.
    allOf: [{ $ref: common.schema.yaml#/$defs/text }]
  price: { type: number, unit: €, description: Prix d'achat. }
  beside: { type: string, refersTo: tools, description: L'outil rangé à côté. }
`,
  'spec/tables/tools.yaml': `- id: press
  name: Presse à percussion
  price: 340
- id: needle
  name: Aiguille de relieur
  price: 4
  beside: press
`,
  'spec/facts.yaml': `repaired:
  label: Livres réparés
  value: 1250
  unit: livres
  source: Registre de l'atelier
`,
  'spec/pages/repair.yaml': `blocks:
  - type: hero
    heading: Apporter un livre
    intro: Avec une {tools.press.name} à {tools.press.price} et une {tools.needle.name}, {facts.repaired} sauvés.
    actions:
      - { label: Retour à l'accueil, href: / }
`,
};

/** Makes the site in a folder of its own, which whoever asks removes. */
export function makeSite(): string {
  const root = copySmallSite();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
