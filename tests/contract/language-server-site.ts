import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { writeBelow } from '../run/test-folder.ts';

/** What the site below has beside the small one: two tables, one with a page for each row, a figure, and a page that names them. */
const files: Readonly<Record<string, string>> = {
  // Not named by its file: a block of the engine has that name.
  'spec/schema/tables/tools.schema.yaml': `$id: workshop-tools.schema.yaml
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
  'spec/schema/tables/benches.schema.yaml': `$id: benches.schema.yaml
title: Bench
description: Un établi, un fichier chacun.
type: object
additionalProperties: false
required: [id, name]
properties:
  id: { $ref: common.schema.yaml#/$defs/id }
  name:
    description: Nom de l'établi.
    allOf: [{ $ref: common.schema.yaml#/$defs/text }]
`,
  'spec/tables/benches/window.yaml': `id: window
name: L'établi de la fenêtre
`,
  'spec/pages/bench.yaml': `each: benches
blocks:
  - type: hero
    heading: "{row.name}"
    intro: Une table de travail que l'on partage, le temps d'un samedi, avec ceux qui viennent réparer.
`,
  'spec/ledgers/addresses.txt': '/etablis/window\n',
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
      - { label: À la fenêtre, href: /etablis/window }
`,
};

const benchRoute = `  - path: /etablis/{row.id}
    page: bench
    name: '{row.name}'
    head:
      title: '{row.name} dans l’atelier'
      description: 'Ce que l’on y fait, et quand la place est libre : {row.name}.'
`;

export function makeSite(): string {
  const root = copySmallSite();
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  writeBelow(root, files);
  appendFileSync(join(root, 'spec/routes.yaml'), benchRoute);
  return root;
}
