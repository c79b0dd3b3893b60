import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFinding } from '../../codegen/load/findings/finding.ts';
import { PlacedFault } from '../../codegen/load/findings/placed-fault.ts';
import { findingsOf, withProject } from '../findings/project.ts';

/** What is said when a file of the small project is another. */
function messageWith(file: string, text: string): string {
  return withProject(undefined, (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    try {
      return `nothing, but ${findingsOf(folder).length} findings`;
    } catch (error) {
      return error instanceof PlacedFault ? formatFinding(error.finding) : `something else: ${String(error)}`;
    }
  });
}

const remedy = 'Corrigez ce fichier, ou rétablissez-le (« git restore »).';
const intro = 'src/blocks/intro/intro.schema.yaml';
const offers = 'spec/schema/tables/offers.schema.yaml';

test.each([
  ['an empty schema of a block', intro, '', 'ce schéma est vide.'],
  ['an empty schema of a table', offers, '# rien\n', 'ce schéma est vide.'],
  ['an empty schema of a file', 'codegen/schema/site.schema.yaml', '', 'ce schéma est vide.'],
  ['a list', offers, '- type: object\n', 'un schéma est un groupe de clés'],
  ['a text', intro, 'objet\n', 'un schéma est un groupe de clés'],
  ['broken YAML', intro, 'type: object\nproperties: {\n', "ce fichier n'est pas du YAML correct"],
  ['an unknown keyword', offers, '$id: o\ntype: object\nrequiered: [id]\n', 'unknown keyword: "requiered"'],
  ['a reference to nothing', offers, '$id: o\n$ref: common.schema.yaml#/$defs/nothing\n', "ce schéma n'est pas valide"],
  [
    'examples that are no list',
    'src/blocks/intro/intro.examples.yaml',
    'type: intro\n',
    'les exemples sont une liste de blocs',
  ],
  ['empty examples', 'src/blocks/intro/intro.examples.yaml', '', 'les exemples sont une liste de blocs'],
])('%s is a French sentence that names the file', (_, file, text, message) => {
  const said = messageWith(file, text);
  expect(said.startsWith(`${file}:`)).toBe(true);
  expect(said).toContain(message);
  expect(said).toContain(remedy);
});
