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
  ...(
    [
      [
        'a field that is a word',
        'properties:\n  note: string\n',
        "4:3 : « note » n'est pas un groupe de clés. Écrivez par exemple « note: { type: string } ».",
      ],
      ['a field without anything', 'properties:\n  note:\n', "4:3 : « note » n'est pas un groupe de clés."],
      [
        'a format',
        'properties:\n  note: { type: string, format: teinte }\n',
        "4:33 : « format: teinte » n'existe pas.",
      ],
      [
        'a field that calls itself required',
        'properties:\n  note: { type: string, required: true }\n',
        '4:3 : « required » ne se met pas dans un champ',
      ],
    ] as const
  ).map(([name, fields, said]) => [name, `$id: o\ntype: object\n${fields}`, said]),
  [
    'what the compiler alone explains',
    '$id: o\ntype: object\nminimum: 3\n',
    "1:1 : ce schéma n'est pas valide (strict",
  ],
])('%s in the schema of a table has its place and its remedy', (_, text, message) =>
  expect(messageWith(offers, text)).toContain(`${offers}:${message}`),
);

test('a schema that was copied with the name of another is told to take its own, whichever is read first', () => {
  const schema = '# Une ligne par offre.\n$id: offers.schema.yaml\ntype: object\n';
  for (const copy of ['extras', 'prices'])
    expect(messageWith(`spec/schema/tables/${copy}.schema.yaml`, schema)).toContain(
      `spec/schema/tables/${copy}.schema.yaml:2:6 : « $id: offers.schema.yaml » est déjà le nom du schéma ${offers}. Écrivez « $id: ${copy}.schema.yaml ».`,
    );
});

test('a table that is named as a block is told another name', () => {
  const table = 'spec/schema/tables/intro.schema.yaml';
  expect(messageWith(table, '$id: intro.schema.yaml\ntype: object\n')).toContain(
    `${table}:1:6 : « $id: intro.schema.yaml » est déjà le nom du schéma ${intro}. Écrivez « $id: table-intro.schema.yaml ».`,
  );
  expect(messageWith(table, '$id: table-intro.schema.yaml\ntype: object\n')).toContain('nothing');
});

test('a schema without a name is told which one is its own', () =>
  expect(messageWith(offers, 'type: object\n')).toContain(
    `${offers}:1:1 : ce schéma n'a pas de nom (« $id »). Ajoutez « $id: offers.schema.yaml » en tête du fichier.`,
  ));
