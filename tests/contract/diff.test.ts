import { beforeAll, expect, test } from 'vitest';
import { compareSites } from '../../codegen/owner/diff/compare-sites.ts';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { textsOf as pageTexts } from '../../codegen/owner/diff/page-texts.ts';
import { renderedSite, type PublishedSite } from '../../codegen/owner/diff/published-site.ts';
import { isEmpty, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { readForEdit, type Spec, Edits } from '../../codegen/owner/edit/spec.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { subjectOf } from '../../codegen/owner/edit/words/subject.ts';
import { shownTexts } from '../../codegen/owner/edit/where/shown-text.ts';
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
import { countOf, textNodes } from '../run/text-nodes.ts';

const renderer = staticRenderer as unknown as Renderer;

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
  spec = readForEdit(root, createLoader({ root, engine, day: today }));
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

function withOtherValue({ source, path, value }: Scalar): Spec {
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, typeof value === 'number' ? value + 1 : `${value} x`));
  return edited(edits.changes());
}

const publishedOf = ({ load }: Spec): PublishedSite =>
  renderedSite(renderer, { project: { root, engine }, site: load.site!, sources: load.pages });

function reportOf(before: Spec, after: Spec): DiffReport {
  return {
    against: '',
    day: after.load.day,
    ...compareWritten(before, after),
    ...compareSites(publishedOf(before), publishedOf(after)),
    notRendered: undefined,
  };
}

test('comments and blank lines are no change', () => {
  const commented = spec.sources.map(({ document }) => [document.file, `# Autre.\n\n${document.text}\n`] as const);
  const report = reportOf(spec, edited(new Map(commented)));
  expect(report).toMatchObject({ changes: [], texts: [], onlyForm: spec.sources.length });
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

test.each(sites)('the name of a field leaves out the keys that say when it counts: %s', (site) => {
  const of = specOf(site);
  const words = of.sources.flatMap(scalarsOf).map(({ source, path }) => subjectOf(of, source, path).words);
  expect(words.filter((one) => /^Avec | dans layout/u.test(one))).toEqual([]);
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

test('whatever differs of what is published, the report is not empty', () => {
  const before = publishedOf(spec);
  const written = reportOf(spec, spec);
  expect(isEmpty(written)).toBe(true);
  const changed = (kind: 'pages' | 'files', name: string) => ({
    ...before,
    [kind]: new Map([...before[kind], [name, 'autre']]),
  });
  const others = [
    ...[...before.pages.keys()].map((name) => changed('pages', name)),
    ...[...before.files.keys(), 'new.txt'].map((name) => changed('files', name)),
    { ...before, site: { ...before.site, theme: {} } },
  ];
  for (const other of others) expect(isEmpty({ ...written, ...compareSites(before, other) })).toBe(false);
});

/** The texts between the tags of a page, each as often as it stands there. */
function nodesOf(html = ''): Map<string, number> {
  const nodes = textNodes(html);
  return new Map([...Map.groupBy(nodes, (text) => text)].map(([text, all]) => [text, all.length]));
}

test('the texts that differ on pages are listed, and those alone, whatever value is edited', () => {
  const before = publishedOf(spec);
  const values = spec.sources.flatMap(scalarsOf).filter(({ path }) => !['type', 'id'].includes(String(path.at(-1))));
  let count = 0;
  for (const scalar of values.filter((_, place) => place % 7 === 0)) {
    const other = withOtherValue(scalar);
    if (other.load.site === undefined) continue;
    const after = publishedOf(other);
    const { texts, published } = compareSites(before, after);
    count += texts.length;
    for (const page of after.pages.keys()) {
      const [was, is] = [nodesOf(before.pages.get(page)), nodesOf(after.pages.get(page))];
      const listed = texts.filter(({ shown }) => shown.some((at) => at.page === page || at.page === undefined));
      const all = [...new Set([...was.keys(), ...is.keys()])];
      const differing = all.filter((text) => was.get(text) !== is.get(text));
      const isListed = (text: string) => listed.some((one) => `${one.before}\n${one.after}`.includes(text));
      expect(differing.filter((text) => !isListed(text))).toEqual([]);
      const isEqual = (text = '') => countOf(text, before.pages.get(page)) === countOf(text, after.pages.get(page));
      expect(listed.filter((one) => isEqual(one.before) && isEqual(one.after))).toEqual([]);
      if (before.pages.get(page) === after.pages.get(page)) expect(listed).toEqual([]);
      else expect(published.pages).toContain(page);
    }
  }
  expect(count).toBeGreaterThan(0);
});

const tools = 'spec/tables/tools.yaml';
const written = (file: string) => spec.sources.find(({ document }) => document.file === file)!.document.text;
const having = (files: Readonly<Record<string, string>>) => edited(new Map(Object.entries(files)));

test('a price on many pages is one text, with its pages', () => {
  const benches = Array.from({ length: 60 }, (_, at) => [
    `spec/tables/benches/b${at}.yaml`,
    `id: b${at}\nname: Établi ${at}\n`,
  ]);
  const page = written('spec/pages/bench.yaml').replace('intro: Une table', 'intro: À {tools.needle.price}, une table');
  const many = { ...(Object.fromEntries(benches) as Record<string, string>), 'spec/pages/bench.yaml': page };
  const [before, after] = [having(many), having({ ...many, [tools]: written(tools).replace('price: 4', 'price: 5') })];
  const { texts } = compareSites(publishedOf(before), publishedOf(after));
  const listed = texts.filter(({ before: was }) => was?.startsWith('À 4 €'));
  expect(listed).toHaveLength(1);
  expect(listed[0]!.shown).toHaveLength(61);
});

test('an order, a colour, an address that is new, leads elsewhere or is gone, each has an entry', () => {
  const rest = written('spec/pages/home.yaml');
  const card = (title: string) =>
    `      - { icon: book-open, title: ${title}, description: "Le geste : ${title}, à la main, avec soin et patience." }\n`;
  const cards = (...titles: string[]) =>
    having({
      'spec/pages/home.yaml': `${rest}  - type: cards\n    heading: Ici\n    cards:\n${titles.map(card).join('')}`,
    });
  const [old, now] = [cards('Coudre', 'Coller'), cards('Coller', 'Coudre')];
  expect(compareSites(publishedOf(old), publishedOf(now))).toMatchObject({
    texts: [],
    published: { reordered: ['/'] },
  });
  expect(compareWritten(old, now).changes).toHaveLength(1);

  const theme = written('spec/theme.yaml');
  const color = /#[\da-f]{6}/iu.exec(theme)![0];
  const other = `${color.slice(0, 6)}${color.endsWith('1') ? '2' : '1'}`;
  const painted = having({ 'spec/theme.yaml': theme.replace(color, other) });
  expect(compareWritten(spec, painted).changes).toMatchObject([{ at: [{ file: 'spec/theme.yaml' }] }]);
  expect(compareSites(publishedOf(spec), publishedOf(painted)).published.other).toHaveLength(spec.pages.length);

  const door = { 'spec/tables/benches/door.yaml': "id: door\nname: L'établi de la porte\n" };
  const redirects = (to: string) => ({
    'spec/redirects.yaml': `redirects:\n  - { from: /avant, to: ${to} }\n  - { from: /jamais, gone: true }\n`,
  });
  const [more, elsewhere] = [having({ ...door, ...redirects('/') }), having(redirects('/reparer'))];
  expect(reportOf(spec, more).addresses).toEqual([
    { address: '/etablis/door', answers: 'added' },
    { address: '/avant', answers: 'moved', to: '/' },
    { address: '/jamais', answers: 'gone' },
  ]);
  expect(reportOf(more, elsewhere).addresses).toEqual([
    { address: '/etablis/door', answers: 'lost' },
    { address: '/avant', answers: 'moved', to: '/reparer' },
  ]);
  // A page under another address is compared with what it was.
  const moved = having({
    'spec/tables/benches/gate.yaml': 'id: gate\nname: Le portail\n',
    'spec/redirects.yaml': 'redirects:\n  - { from: /etablis/door, to: /etablis/gate }\n',
  });
  const { texts } = compareSites(publishedOf(more), publishedOf(moved));
  expect(texts).toContainEqual(expect.objectContaining({ before: "L'établi de la porte", after: 'Le portail' }));
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

test('a text that no screen shows is not a text of the page', () => {
  const html =
    '<body><main><section><p class="max-sm:hidden hidden">A</p><p class="hidden lg:block">B</p></section></main></body>';
  expect(pageTexts(html).map(({ text }) => text)).toEqual(['B']);
});

const siteFolder = copyExample();

test.each([
  [['--since', 'version-jamais-vue'], 'git'],
  [['un-seul-dossier'], 'Usage : npm run diff'],
  [['dossier-absent', 'autre-absent'], "« dossier-absent » n'est pas un dossier qui a un dossier « spec »."],
  [['src', 'src'], "« src » n'est pas un dossier qui a un dossier « spec »."],
  [['--date', 'demain'], "« --date demain » n'est pas une date."],
  [['--format', 'junit'], 'Formes possibles : --format text, --format markdown, --format html, --format json.'],
])('« diff %s » says what is wrong with it', async (args, said) => {
  expect(await runOn(siteFolder, 'diff', ...args)).toMatchObject({ status: 3, said: expect.stringContaining(said) });
});
