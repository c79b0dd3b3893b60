import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactRemedy, remedyOf } from '../../codegen/owner/edit/remedy.ts';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { edited } from '../../codegen/owner/edit/yaml/yaml-text.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { formatFinding, type Finding } from '../../codegen/base/findings/finding.ts';
import { meantIn } from '../../codegen/base/findings/nearest.ts';
import { valuesIn, valueAt, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { createLoader, type SpecLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { parseText } from '../../codegen/read/locate.ts';
import type { Source } from '../../codegen/read/source.ts';
import { meaningOf } from '../findings/meaning-of.ts';
import { compiledOf, day, withProject } from '../findings/project.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { writeBelow } from '../run/test-folder.ts';

const word = fc.constantFrom('Accueil', 'offre', 'Été', 'conseil', 'PME', 'suivi', 'équipe', 'atelier');
const two = fc.tuple(word, word);
const digits = fc.integer({ min: 10, max: 99 }).map(String);
const server = word.map(
  (name) =>
    `${name
      .normalize('NFD')
      .replaceAll(/[^a-z]/giu, '')
      .toLowerCase()}.example.fr`,
);
const mail = fc.tuple(server, fc.constantFrom('', 'mailto:')).map(([name, scheme]) => `${scheme}bonjour@${name}`);
const address = two.map(([first, second]) => `/${first}/${second}`);

/** Values of every kind that an owner may type or paste where another kind is due. */
const values: readonly fc.Arbitrary<string>[] = [
  mail,
  server.map((name) => name.replace('.', ' (at) ')),
  fc.tuple(fc.constantFrom('https://www.', 'http://', 'www.', ''), server, fc.option(address)).map(([scheme, name, rest]) => scheme + name + (rest ?? '')),
  fc.tuple(fc.constantFrom('+33 ', '0', '+41 ', '0041 '), fc.constantFrom(' ', '.', ''), digits, digits, digits, digits).map(([start, gap, ...pairs]) => `${start}6${gap}${pairs.join(gap)}`),
  fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom('/', '-', '.')).map(([on, month, gap]) => [on, month, 2027].join(gap)),
  fc.integer({ min: 1, max: 28 }).map((on) => `${on === 1 ? '1er' : on} mars 2027`),
  fc.tuple(two, mail).map(([[first, second], to]) => `${first} et ${second}, écrivez à ${to}.`),
  two.map(([first, second]) => `${first} : tout pour ${second}, dès demain.`),
  two.map(([first, second]) => `${first} ${second}`),
  address,
  address.map((one) => `${one}?page=3`),
  fc.tuple(digits, digits).map(([whole, part]) => `${whole},${part}`),
  fc.tuple(digits, fc.constantFrom(' €', ' %', ' M€', ' ans', ' places')).map(([amount, unit]) => `3 8${amount}${unit}`),
  fc.constantFrom('oui', 'Non', 'vrai', 'yes', 'None', '9h30', '9h-17h30', '14:00 à 16:00'),
]; // prettier-ignore

/** Fields of every form that the small project has schemas for, beside those that it fills. */
const more = {
  'spec/site.yaml': '  phone: 01 99 00 12 12\n',
  'spec/tables/offers.yaml': `  from: 2026-11-01
  seats: 3
  level: complet
  listPriceEur: 5000
  tags: [rapide]
  opensOn: 2027-03-01
  hours: 09:00-17:30
  currency: EUR
  featured: true
  code: abcd
  links: { guide: / }
`,
};

interface Place {
  source: Source;
  path: DocumentPath;
}

/** A finding at a place whose value was replaced. */
interface Mutant extends Place {
  spec: Spec;
  finding: Finding;
}

test('an edit that a remedy offers is accepted and keeps the meaning, whatever is written in a field', () =>
  withProject('schema/format delivery-relative', (root) => {
    const compiled = compiledOf(root);
    const cache = new ParseCache();
    const read = () => readForEdit(root, createLoader({ root, cache, compiled, day }));
    const start = read();
    const textOf = (file: string) => start.sources.find(({ document }) => document.file === file)?.document.text ?? '';
    writeBelow(root, {
      'spec/site.yaml': textOf('spec/site.yaml').replace(/(?=forms:)/u, more['spec/site.yaml']),
      'spec/tables/offers.yaml': textOf('spec/tables/offers.yaml') + more['spec/tables/offers.yaml'],
      'spec/forms/visite.yaml': textOf('spec/forms/visite.yaml').replace('delivery: api', 'delivery: /api'),
    });
    const valid = read();
    expect(valid.load.findings.map(formatFinding)).toEqual([]);

    /** The findings at a place with another value there, and what holds them: read from memory, as an editor reads what is typed. */
    const mutant = ({ source: { document }, path }: Place, value: string) => {
      const mutated = edited(document.text, (yaml) => setScalar(yaml, path, value));
      const typed = new Map([[document.file, mutated]]);
      const load = valid.loader.load(typed);
      const isThere = (finding: Finding) => finding.file === document.file && finding.path === path.join('/');
      return { typed, mutated, load, found: load.findings.filter(isThere) };
    };
    const scalars = valid.sources.flatMap((source) =>
      valuesIn(source.data)
        .filter(({ value }) => typeof value !== 'object')
        .map(({ path }) => [`${source.document.file} ${path.join('/')}`, { source, path }] as const),
    );
    // Those whose values have a form: any text is right where a text is due.
    const places = new Map(scalars.filter(([, place]) => mutant(place, '?!').found.length > 0));
    expect(places.size).toBeGreaterThan(25);
    const seen = { edits: 0, left: 0 };
    const date = [...places.keys()].find((name) => name.endsWith('/opensOn'))!;
    const figure: typeof date = 'spec/facts.yaml average-roi/value';
    const examples: [typeof date, string][] = [[date, '1er mars 2027'], [date, 'Accueil'], [figure, '0610101010']]; // prettier-ignore
    forAllOf([fc.constantFrom(...places.keys()), fc.oneof(...values)], { ...sample(60), examples }, (name, value) => {
      const place = places.get(name)!;
      const { typed, mutated, load, found } = mutant(place, value);
      const loader: SpecLoader = {
        schemas: valid.schemas,
        load: (changes) => (changes === undefined ? load : valid.loader.load(new Map([...typed, ...changes]))),
      };
      const spec = readForEdit(root, loader);
      for (const finding of found) {
        const meant = exactRemedy(finding.remedy);
        if (meant !== undefined) expectKept({ ...place, spec, finding }, value, mutated, meant);
        seen[meant === undefined ? 'left' : 'edits'] += 1;
      }
    });
    // Both happen: values that are mended, and values that only their owner can replace.
    expect(Math.min(seen.edits, seen.left)).toBeGreaterThan(0);
  }));

function expectKept({ spec, finding, source, path }: Mutant, value: string, mutated: string, meant: string): void {
  const { file } = source.document;
  const said = `${JSON.stringify(value)}\n${formatFinding(finding)}`;
  // To the letter, whatever else the place brings about in other files.
  const entry = /^([\w-]+): (.+)$/u.exec(meant);
  const isEntry = entry?.[1] === path.at(-1);
  const next = isEntry ? (parseText(entry?.[2] ?? '').tree.toJS() as string) : meant;
  const isNumber = typeof valueAt(source.data, path) === 'number' && /^-?[\d.]+$/u.test(meant);
  const unquoted = /^"(.*)"$/u.exec(meant)?.[1] ?? next;
  const text = edited(mutated, (yaml) => setScalar(yaml, path, isNumber ? Number(meant) : unquoted));
  const left = spec.loader.load(new Map([[file, text]])).findings;
  expect(
    left
      .filter((other) => other.file === file && other.path === finding.path && other.code === finding.code)
      .map(formatFinding),
    said,
  ).toEqual([]);
  const click = remedyOf(spec, finding)?.changes.get(file);
  const outcomes = [text, ...(typeof click === 'string' ? [click] : [])].map((one) =>
    valueAt(parseText(one).tree.toJS() as Json, path),
  );
  // A choice from a list is named as a question, which its reader answers; the name of a file is the other way to name its row.
  if (meantIn(finding.remedy) !== undefined || /, ou renommez le fichier/u.test(finding.remedy ?? '')) return;
  for (const outcome of outcomes) expect(meaningOf(outcome), said).toBe(meaningOf(value));
}

test('the day that a row lacks is written by one click, under its id', () =>
  withProject('rule/id-unique until', (root) => {
    const compiled = compiledOf(root);
    const spec = readForEdit(root, createLoader({ root, cache: new ParseCache(), compiled, day, ahead: true }));
    const [finding, ...others] = spec.load.findings;
    expect(others).toEqual([]);
    const changes = remedyOf(spec, finding!)?.changes ?? new Map();
    expect(changes.get('spec/tables/offers.yaml')).toMatch(/^- id: basic\n {2}until: 2026-12-31\n {2}name: /u);
    expect(spec.loader.load(changes).findings).toEqual([]);
  }));
