import { expect, test } from 'vitest';
import { formatFinding, PlacedFault } from '../../codegen/base/findings/finding.ts';
import { findingsOf, withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';

/** What is said when a file of the small project is another. */
function messageWith(file: string, text: string): string {
  return withProject(undefined, (folder) => {
    writeBelow(folder, { [file]: text });
    try {
      return `nothing, but ${findingsOf(folder).length} findings`;
    } catch (error) {
      return error instanceof PlacedFault ? formatFinding(error.finding) : `something else: ${String(error)}`;
    }
  });
}

const remedy = 'Corrigez ce fichier, ou rétablissez-le (« git restore »).';
const intro = 'src/blocks/intro/intro.schema.yaml';
const examples = 'src/blocks/intro/intro.examples.yaml';
const offers = 'spec/schema/tables/offers.schema.yaml';

test.each([
  ['an empty schema of a block', intro, '', 'ce schéma est vide.'],
  ['an empty schema of a table', offers, '# rien\n', 'ce schéma est vide.'],
  ['an empty schema of a file', 'codegen/schema/site.schema.yaml', '', 'ce schéma est vide.'],
  ['a list', offers, '- type: object\n', 'un schéma est un groupe de clés'],
  ['a text', intro, 'objet\n', 'un schéma est un groupe de clés'],
  ['examples that are no list', examples, 'type: intro\n', 'les exemples sont une liste de blocs'],
  ['empty examples', examples, '', 'les exemples sont une liste de blocs'],
])('%s is a French sentence that names the file', (_, file, text, message) => {
  const said = messageWith(file, text);
  expect(said.startsWith(`${file}:`)).toBe(true);
  expect(said).toContain(message);
  expect(said).toContain(remedy);
});

test.each([
  [
    'broken YAML',
    'type: object\ndescription: Ce qui sert : une offre\n',
    '2:14 : ce texte contient « : », qui annonce une clé. Mettez le texte entre guillemets',
  ],
  [
    'an unknown keyword',
    '$id: o\ntype: object\nrequiered: [id]\n',
    "3:1 : la clé « requiered » n'existe pas dans un schéma. Vouliez-vous dire « required » ?",
  ],
  [
    'an unknown type',
    '$id: o\ntype: texte\n',
    "2:7 : « type: texte » n'existe pas. Types possibles : « string » (un texte)",
  ],
  [
    'a date',
    '$id: o\ntype: date\n',
    "2:7 : « type: date » n'existe pas. Écrivez « type: string » et « format: date ».",
  ],
  [
    'a reference to nothing',
    '$id: o\n# texte\n$ref: common.schema.yaml#/$defs/texte\n',
    "3:33 : la forme « texte » n'existe pas (« $ref: common.schema.yaml#/$defs/texte »). Vouliez-vous dire « text » ?",
  ],
  [
    'a field that is a word',
    '$id: o\ntype: object\nproperties:\n  note: string\n',
    "4:3 : « note » n'est pas un groupe de clés. Écrivez par exemple « note: { type: string } ».",
  ],
  [
    'a field without anything',
    '$id: o\ntype: object\nproperties:\n  note:\n',
    "4:3 : « note » n'est pas un groupe de clés.",
  ],
  [
    'a format',
    '$id: o\ntype: object\nproperties:\n  note: { type: string, format: teinte }\n',
    "4:33 : « format: teinte » n'existe pas.",
  ],
  [
    'a field that calls itself required',
    '$id: o\ntype: object\nproperties:\n  note: { type: string, required: true }\n',
    '4:3 : « required » ne se met pas dans un champ',
  ],
  [
    'a schema without a name',
    'type: object\n',
    "1:1 : ce schéma n'a pas de nom (« $id »). Ajoutez « $id: offers.schema.yaml » en tête du fichier.",
  ],
  [
    'what the compiler alone explains',
    '$id: o\ntype: object\nminimum: 3\n',
    "1:1 : ce schéma n'est pas valide (strict",
  ],
])('%s in the schema of a table has its place and its remedy', (_, text, message) =>
  expect(messageWith(offers, text)).toContain(`${offers}:${message}`),
);

const [extras, prices, table] = ['extras', 'prices', 'intro'].map((name) => `spec/schema/tables/${name}.schema.yaml`);

test.each([
  ['copied from one that is read before it', extras, 'offers.schema.yaml', offers, 'extras.schema.yaml'],
  ['copied from one that is read after it', prices, 'offers.schema.yaml', offers, 'prices.schema.yaml'],
  ['of a table that is named as a block', table, 'intro.schema.yaml', intro, 'table-intro.schema.yaml'],
])('a schema %s is told to take a name of its own', (_, file = '', taken, owner, free) => {
  const schema = (id: string) => `# Une ligne par offre.\n$id: ${id}\ntype: object\n`;
  expect(messageWith(file, schema(taken))).toContain(
    `${file}:2:6 : « $id: ${taken} » est déjà le nom du schéma ${owner}. Écrivez « $id: ${free} ».`,
  );
  expect(messageWith(file, schema(free))).not.toContain('est déjà le nom');
});

test('a shape with the title of another is told to take another one', () => {
  const text = '$id: intro.schema.yaml\ntype: object\nproperties:\n  x: { title: FigureRowBlock, type: object }\n';
  expect(messageWith(intro, text)).toContain(
    `${intro}:4:15 : « title: FigureRowBlock » est déjà le nom d'une forme de src/blocks/figure-row/figure-row.schema.yaml.`,
  );
});
