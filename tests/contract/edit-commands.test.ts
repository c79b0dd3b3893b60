import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine, sites, specOf } from './edited-sites.ts';
import { copyExample, runOn } from './run-here.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { testFolder } from '../run/test-folder.ts';
import { rowsOf, thereAndBack } from './there-and-back.ts';

const root = copyExample();

const texts = () =>
  globSync('spec/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .toSorted();

const run = (...args: string[]) => runOn(root, ...args);

test('where nobody can answer, the plan is shown and nothing is written; with « --yes » it is', async () => {
  const before = texts();
  const { table, id } = rowsOf(specOf(sites[1]!))[0]!;
  const asked = await run('rename', table, id, 'nom-jamais-pris');
  expect(asked).toMatchObject({ status: 1, said: expect.stringContaining('ajoutez « --yes »') });
  expect(asked.said).toContain(`${table} : « ${id} » → « nom-jamais-pris »`);
  expect(texts()).toEqual(before);
  expect(await run('rename', table, id, 'nom-jamais-pris', '--yes')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Écrit.'),
  });
  expect(await run('where', `${table}.nom-jamais-pris`)).toMatchObject({
    status: 0,
    said: expect.stringContaining('la ligne elle-même'),
  });
  expect((await run('rename', `${table}.nom-jamais-pris`, id, '--yes')).status).toBe(0);
  expect(texts()).toEqual(before);
});

test.each([
  [['rename', 'une-table', 'a', 'b'], 1, "La table « une-table » n'existe pas."],
  [['rename', 'une-table', 'a'], 3, 'Usage : npm run rename'],
  [['rename', 'une-table', 'a', 'Pas Un Nom'], 3, 'ne peut pas être un identifiant'],
  [['remove', 'une-table'], 3, 'Usage : npm run remove -- --spec '],
  [['remove', 'une-table', 'a', '--to', '/', '--gone'], 3, 'disent deux choses'],
  [['where'], 3, 'Usage : npm run where'],
  [['deploy', '/srv'], 3, "« /srv » n'est pas une destination"],
  [['where', '/inscription?stage=optimist#message'], 0, "l'adresse /inscription"],
  [['where', 'introuvable-nulle-part'], 1, 'ne se trouve nulle part'],
])('%j exits with %i', async (args, status, said) => {
  expect(await run(...args)).toMatchObject({ status, said: expect.stringContaining(said) });
});

test('the texts that a new block begins with are refused on a page', async () => {
  const folder = testFolder();
  execFileSync(process.execPath, [join(engine, 'codegen/cli/new-block.ts'), 'price-table'], { cwd: folder });
  const example = readFileSync(join(folder, 'src/blocks/price-table/price-table.examples.yaml'), 'utf8');
  const home = join(root, 'spec/pages/home.yaml');
  const before = readFileSync(home, 'utf8');
  for (const [, text = ''] of example.matchAll(/(?:heading|text): (.*)/g)) {
    writeFileSync(home, before.replace(/heading: .*/, `heading: ${text}`));
    expect(await run('check')).toMatchObject({ status: 1, said: expect.stringContaining('est resté dans ce texte') });
  }
  writeFileSync(home, before);
});

test.each(sites)('a row of %s is renamed without a finding, and renaming it back brings every byte back', (site) => {
  const spec = specOf(site);
  forAllOf(
    [fc.constantFrom(...rowsOf(spec))],
    { ...sample(3, 4), ignoreEqualValues: true, endOnFailure: true },
    (row) => {
      expect(thereAndBack(spec, row)).toEqual([]);
    },
  );
});

test('a row on which a hint of a form depends is renamed there too', () =>
  expect(thereAndBack(specOf(sites[1]!), { table: 'courses', id: 'moussaillons' })).toEqual([]));
