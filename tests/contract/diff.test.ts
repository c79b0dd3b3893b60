import { beforeAll, expect, test } from 'vitest';
import { compareRead, compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { describeChanges } from '../../codegen/owner/diff/describe-changes.ts';
import { formatText } from '../../codegen/owner/diff/format-text.ts';
import { PageRenders } from '../../codegen/owner/diff/page-renders.ts';
import { madeFiles, publishedDifference } from '../../codegen/owner/diff/published-files.ts';
import { isEmpty, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { subjectOf } from '../../codegen/owner/edit/words/subject.ts';
import { shownTexts } from '../../codegen/owner/edit/where/shown-text.ts';
import { Edits } from '../../codegen/owner/edit/edits.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import type { Source } from '../../codegen/read/source.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { scalarsIn, type DocumentPath } from '../../codegen/base/json.ts';
import type { Renderer } from '../../codegen/site/bundle/renderer.ts';
import * as staticRenderer from '../../src/static/renderer.ts';
import { engine, sites, specOf } from './edited-sites.ts';
import { makeSite } from './language-server-site.ts';
import { copyExample, runOn } from './run-here.ts';
import { writeBelow } from '../run/test-folder.ts';

const renderer = staticRenderer as unknown as Renderer;
const renders = new PageRenders(renderer);
const programs = { of: async () => ({ renderer, renders, client: new Map(), folder: '' }) };

const today = '2027-01-15';
const home = `blocks:
  - type: hero
    heading: Les livres abîmés ont une seconde vie
    intro: Une {tools.needle.name} se vend {tools.needle.price}, et sert des années.
    actions:
      - { label: Apporter un livre, href: /reparer }
`;
const root = makeSite();
let spec: Spec;
beforeAll(() => {
  // The renderer of the tests has the icons of the first site alone.
  writeBelow(root, { 'spec/pages/home.yaml': home });
  spec = readForEdit(root, createLoader({ root, engine, cache: new ParseCache(), day: today }));
});

/** The spec as it would be with some files changed. */
function edited(changes: Changes, day = today): Spec {
  const loader = { ...spec.loader, load: (_?: Changes, on = day) => spec.loader.load(changes, on) };
  const load = loader.load();
  const index = indexSpec(load.sources, spec.schemas.tables);
  return { ...spec, loader, load, index, sources: load.sources, pages: [...load.pages.values()] };
}

interface Scalar {
  readonly source: Source;
  readonly path: DocumentPath;
  readonly value: string | number;
}

const scalarsOf = (source: Source): Scalar[] => scalarsIn(source.data).map((found) => ({ source, ...found }));

/** The spec with a little more in this place. */
function withOtherValue({ source, path, value }: Scalar): Spec {
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, typeof value === 'number' ? value + 1 : `${value} x`));
  return edited(edits.changes());
}

const filesOf = ({ load }: Spec) => madeFiles(load.site!, load.pages, renders);

async function reportOf(before: Spec, after: Spec): Promise<DiffReport> {
  const [old, now] = [before, after].map((one) => ({
    project: { root, engine },
    spec: one,
    site: one.load.site!,
    pages: one.load.pages,
    renders,
  }));
  const { findings, ...read } = await compareRead(old!, now!, describeChanges(before, after), programs);
  const written = compareWritten(before, after);
  return {
    against: '',
    day: after.load.day,
    ...written,
    disagreements: [...written.disagreements, ...findings],
    calculator: [],
    notRendered: undefined,
    published: publishedDifference(filesOf(before), filesOf(after)),
    ...read,
  };
}

test('comments and blank lines are no change', async () => {
  const commented = spec.sources.map(({ document }) => [document.file, `# Autre.\n\n${document.text}\n`] as const);
  const report = await reportOf(spec, edited(new Map(commented)));
  expect(report).toMatchObject({ changes: [], later: [], onlyForm: spec.sources.length });
  expect(isEmpty(report)).toBe(true);
});

test.each(sites)('a field of a figure is named in French, and not by its key: %s', (site) => {
  const of = specOf(site);
  const parts = of.sources
    .filter(({ document }) => document.kind === 'facts')
    .flatMap(scalarsOf)
    .map(({ source, path }) => ({ path, part: subjectOf(of, source, path).words.split(', ').at(-1)! }));
  // The same word in both languages.
  expect(parts.filter(({ path, part }) => part !== 'source' && path.map(String).includes(part))).toEqual([]);
});

test('a changed value is one entry, where it is written, and from the other side too', () => {
  // Another type of block or id makes another section or row.
  const values = spec.sources.flatMap(scalarsOf).filter(({ path }) => !['type', 'id'].includes(String(path.at(-1))));
  for (const scalar of values.filter((_, place) => place % 5 === 0)) {
    const other = withOtherValue(scalar);
    const { file } = scalar.source.document;
    const { line } = other.sources.find(({ document }) => document.file === file)!.document.locate(scalar.path);
    expect(compareWritten(spec, other).changes.flatMap(({ at }) => at)).toEqual([{ file, line }]);
    expect(compareWritten(other, spec).changes.flatMap(({ at }) => at)).toHaveLength(1);
  }
});

test('whatever differs of what is published, the report is not empty', async () => {
  const before = filesOf(spec);
  const report = await reportOf(spec, spec);
  expect(isEmpty(report)).toBe(true);
  for (const name of [...before.keys(), 'asset x.css'])
    expect(isEmpty({ ...report, published: publishedDifference(before, new Map([...before, [name, 'autre']])) })).toBe(
      false,
    );
});

test('what stands on all pages is resolved also where a page has a finding', () => {
  const source = spec.sources.find(({ document }) => document.kind === 'page')!;
  const { path } = scalarsOf(source).find(({ path: at }) => at.at(-1) === 'heading')!;
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, '{facts.nulle-part}'));
  const faulty = edited(edits.changes());
  expect(faulty.load.site).toBeUndefined();
  const textsOf = (one: Spec) => shownTexts(one).flatMap(({ page, value }) => (page === undefined ? [value] : []));
  expect(textsOf(faulty)).toEqual(textsOf(spec));
});

test('a price of later days is listed with its days, and nowhere as without effect', async () => {
  const tools = 'spec/tables/tools.yaml';
  const text = spec.sources.find(({ document }) => document.file === tools)!.document.text.trimEnd();
  const row = `\n${text.slice(text.indexOf('- id: needle'))}`;
  const dated = (price: number, days: string) => row.replace('price: 4', `price: ${price}\n  ${days}`);
  const dates = `${dated(5, 'from: 2027-02-01\n  until: 2027-02-28')}${dated(4, 'from: 2027-03-01')}`;
  const changes = new Map([[tools, `${text}\n  until: 2027-01-31${dates}\n`]]);
  const report = await reportOf(spec, edited(changes));
  expect(report.published?.pages).toEqual([]);
  expect(report.later).toMatchObject([{ from: '2027-02-01', until: '2027-02-28' }]);
  const said = formatText(report);
  expect(said).toContain('1 changement à venir');
  expect(said).toContain('Du 1er février 2027 au 28 février 2027 : paraît « Aiguille de relieur » (tools)');
  expect(said).toMatch(/se vend 4 €.* → .*se vend 5 €.* se voit : \/ \(« Les livres abîmés/u);
  expect(said).not.toContain('Sans effet');
  const [old, now] = [new Map<string, string>(), changes].map((one) => edited(one, '2027-02-10'));
  expect(formatText(await reportOf(old!, now!))).toContain("Jusqu'au 28 février 2027 seulement : ensuite, paraît");
});

test('a mistake that only comes with a later day is one to look at', async () => {
  const tools = 'spec/tables/tools.yaml';
  const { text } = spec.sources.find(({ document }) => document.file === tools)!.document;
  const ending = text.replace('price: 340', 'price: 340\n  until: 2027-01-31');
  const report = await reportOf(spec, edited(new Map([[tools, ending]])));
  expect(report.disagreements.length).toBeGreaterThan(0);
  expect(report.disagreements.every(({ message }) => message.startsWith('à partir du 1er février 2027, '))).toBe(true);
  expect(isEmpty(report)).toBe(false);
});

const siteFolder = copyExample();

test.each([
  [['--since', 'version-jamais-vue'], 'git'],
  [['un-seul-dossier'], 'Usage : npm run diff'],
  [['dossier-absent', 'autre-absent'], "« dossier-absent » : ce dossier n'existe pas."],
  [['src', 'src'], "« src » : ce dossier n'a pas de dossier « spec »."],
  [['--date', 'demain'], "« --date demain » n'est pas une date."],
  [['--format', 'html'], 'Formes possibles : --format text, --format markdown, --format json.'],
])('« diff %s » says what is wrong with it', async (args, said) => {
  expect(await runOn(siteFolder, 'diff', ...args)).toMatchObject({ status: 3, said: expect.stringContaining(said) });
});
