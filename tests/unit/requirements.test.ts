import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { BaselineFault, parseBaseline } from '../../codegen/release/requirements/baseline.ts';
import { compare, type Comparison } from '../../codegen/release/requirements/compare.ts';
import { formatComparison } from '../../codegen/release/requirements/format-comparison.ts';
import { specValues } from '../../codegen/release/requirements/spec-values.ts';
import { runHere } from '../contract/run-here.ts';
import { duringProject, root, withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';

/** What the documents of the small project state. */
const baseline = `
- id: offers
  section: P1 §9
  values:
    tables/offers:
      "*/id": [basic, plus]
      basic: { priceEur: 3870, delay: 72 h }
      count: 2
      "*/priceEur": { set: [3870, 5000], range: [3870, 5000] }
- id: figures
  section: P1 §1, P2 §9
  values:
    facts: { average-roi: 285 %, delay.fast: 48 h }
    pages/home:
      blocks/*/type: [intro, figure-row]
      blocks/intro: { says: [Bienvenue, Un retour de 285 %] }
      blocks/figure-row/figures/0: 285 %
    routes: { "routes/[path=/]/page": home }
`;
const rows = `- { id: basic, name: Essentielle, priceEur: 3870, delay: "{facts.delay.usual}", icon: rocket }
- { id: plus, name: Plus, priceEur: 5000, delay: "{facts.delay.usual}", icon: rocket }
`;

/** Compares the small project with its baseline, after some of its files were written anew. */
function compared(files: Record<string, string> = {}): Comparison[] {
  return withProject(undefined, (folder) => {
    writeBelow(folder, { 'spec/tables/offers.yaml': rows, ...files });
    const loader = createLoader({ root: folder, cache: new ParseCache() });
    return compare(parseBaseline(baseline, 'baseline.yaml'), specValues(loader.load().sources, loader.schemas));
  });
}

/** Every difference: place, state, both values. */
function differences(files: Record<string, string>) {
  return compared(files)
    .filter(({ state }) => state !== 'same')
    .map(({ path, file, line, ...is }) => [path.join('/'), is.kind, is.state, is.value, is.found, `${file}:${line}`]);
}

test('a spec that holds every documented value conforms, and each value names its file and line', () => {
  const all = compared();
  expect(all.filter(({ state }) => state !== 'same')).toEqual([]);
  expect(all).toHaveLength(13);
  const places = all.map(({ entry, path, file, line }) => [entry, path.join('/'), `${file}:${line}`]);
  expect(places).toContainEqual(['offers', 'basic/priceEur', 'spec/tables/offers.yaml:1']);
  expect(places).toContainEqual(['figures', 'average-roi', 'spec/facts.yaml:3']);
  expect(places).toContainEqual(['figures', 'delay.fast', 'spec/facts.yaml:11']);
  expect(places).toContainEqual(['figures', 'blocks/figure-row/figures/0', 'spec/facts.yaml:2']);
});

test('a changed value is said with both values, wherever it is stated', () =>
  expect(differences({ 'spec/tables/offers.yaml': rows.replace('3870', '3990') })).toEqual([
    ['basic/priceEur', 'is', 'changed', 3870, 3990, 'spec/tables/offers.yaml:1'],
    ['*/priceEur', 'set', 'changed', [3870, 5000], [3990, 5000], 'spec/tables/offers.yaml:1'],
    ['*/priceEur', 'range', 'changed', [3870, 5000], [3990, 5000], 'spec/tables/offers.yaml:1'],
  ]));

test('rows in another order are « moved » where the order is documented, and nowhere else', () => {
  const [basic = '', plus = ''] = rows.split('\n');
  expect(differences({ 'spec/tables/offers.yaml': `${plus}\n${basic}\n` })).toEqual([
    ['*/id', 'is', 'moved', ['basic', 'plus'], ['plus', 'basic'], 'spec/tables/offers.yaml:1'],
  ]);
});

test('a row that is gone makes its values absent, at the place where it is missing', () => {
  const [, plus = ''] = rows.split('\n');
  const found = differences({ 'spec/tables/offers.yaml': `${plus}\n` });
  expect(found).toContainEqual(['basic/priceEur', 'is', 'absent', 3870, undefined, 'spec/tables/offers.yaml:1']);
  expect(found).toContainEqual([[].join(''), 'count', 'changed', 2, 1, 'spec/tables/offers.yaml:1']);
});

test('a text is found whatever its typography, and absent when its words change', () => {
  expect(
    differences({ 'spec/pages/home.yaml': home('Bienvenue', 'Un retour de 285 % en {facts.delay.fast}.') }),
  ).toEqual([]);
  expect(
    differences({ 'spec/pages/home.yaml': home('Bonjour', 'Un retour de {facts.average-roi} en {facts.delay.fast}') }),
  ).toEqual([['blocks/intro', 'says', 'absent', 'Bienvenue', undefined, 'spec/pages/home.yaml:2']]);
});

test('links are compared by address and tab, in any order, without the questions of their addresses', () => {
  const value = [
    { action: { label: 'Écrire', href: '/contact?sujet=a', newTab: true } },
    { href: '/demo' },
    { href: '/contact?sujet=b', newTab: true },
  ];
  const spec = new Map([['site', { value, locate: () => ({ file: 'spec/site.yaml', position: start }) }]]);
  const stateOf = (links: string) =>
    compare(parseBaseline(`- { id: a, section: P1 §2, values: { site: { links: ${links} } } }`, 'x.yaml'), spec)[0];
  expect(stateOf('[/demo, /contact ↗]')).toMatchObject({ state: 'same', found: ['/contact ↗', '/demo'] });
  expect(stateOf('[/demo, /contact]')?.state).toBe('changed');
  expect(stateOf('[/contact ↗]')?.state).toBe('changed');
});

const start = { line: 1, column: 1, endColumn: 1 };

test('the table says first what conforms, then what does not, then the counts', () => {
  const text = formatComparison(compared({ 'spec/tables/offers.yaml': rows.replace('3870', '3990') }));
  const lines = text.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^État +Exigence +Endroit +Valeur +Documenté +Dans le site$/);
  expect(lines.slice(1, 11).every((line) => line.startsWith('conforme '))).toBe(true);
  expect(lines[11]).toMatch(/^changé +P1 §9 +spec\/tables\/offers\.yaml:1 +offers : basic\/priceEur +3870 +3990$/);
  expect(lines.at(-1)).toBe('13 valeurs documentées : 10 conformes, 3 changées, 0 absente.');
});

test.each([
  ['- id: a\n  section: P1 §9\n', 'x.yaml, entrée a : « values » manque.'],
  ['- section: P1 §9\n  values: { site: { a: 1 } }\n', 'x.yaml, entrée 1 : « id » manque ou n’est pas un identifiant.'],
  [
    '- { id: a, section: chapter 3, values: { site: { a: 1 } } }\n',
    'x.yaml, entrée a : « section » s’écrit par exemple P1 §9.',
  ],
  [
    '- { id: a, section: P1 §9, valeurs: 3, values: { site: { a: 1 } } }\n',
    'x.yaml, entrée a : clé inconnue : valeurs.',
  ],
  ['a: 1\n', 'x.yaml : une liste d’entrées est attendue.'],
])('a broken baseline is refused with its file and entry %j', (text, message) =>
  expect(() => parseBaseline(text, 'x.yaml')).toThrow(new BaselineFault(message)),
);

describe('the command', () => {
  const withBaseline = <Result>(text: string, work: (folder: string) => Promise<Result>) =>
    duringProject((folder) => {
      writeBelow(folder, { 'docs/requirements/claims.yaml': text });
      return work(folder);
    });

  test('exits 0 whatever differs, as text and as JSON', async () => {
    await withBaseline(baseline, async (folder) => {
      const { status, stdout } = await runHere(folder, 'requirements');
      expect({ status, counts: stdout.trimEnd().split('\n').at(-1) }).toEqual({
        status: 0,
        counts: '13 valeurs documentées : 9 conformes, 4 changées, 0 absente.',
      });
      const json = JSON.parse((await runHere(folder, 'requirements', '--format', 'json')).stdout) as {
        comparisons: Comparison[];
      };
      expect(json.comparisons).toHaveLength(13);
    });
  });

  test('exits 3 for a broken baseline and for a broken spec', async () => {
    const refused = await withBaseline('a: 1\n', (folder) => runHere(folder, 'requirements'));
    expect(refused).toMatchObject({ status: 3, stdout: '' });
    await withBaseline(baseline, async (folder) => {
      cpSync(join(folder, 'spec/facts.yaml'), join(folder, 'spec/pages/home.yaml'));
      const { status, stderr } = await runHere(folder, 'requirements');
      expect(status).toBe(3);
      expect(stderr).toContain('Corrigez d’abord la spécification');
    });
  });
});

function home(heading: string, text: string): string {
  const lines = readFileSync(join(root, 'tests/findings/base/spec/pages/home.yaml'), 'utf8');
  return lines.replace('Bienvenue', heading).replace(/text: ".*"/, `text: "${text}"`);
}
