import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { changedFiles, madeFiles, publishedDifference } from '../../codegen/owner/diff/published-files.ts';
import { isEmpty } from '../../codegen/owner/diff/report.ts';
import type { Spec } from '../../codegen/owner/edit/spec.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { shownTexts } from '../../codegen/owner/edit/where/shown-text.ts';
import { subjectOf } from '../../codegen/owner/edit/words/subject.ts';
import { Edits } from '../../codegen/owner/edit/edits.ts';
import type { Source } from '../../codegen/read/source.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { isObject, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import type { Renderer } from '../../codegen/site/bundle/renderer.ts';
import * as staticRenderer from '../../src/static/renderer.ts';
import { sites, specOf } from './edited-sites.ts';
import { copyExample, runOn } from './run-here.ts';
import { forAllOf } from '../run/for-all.ts';

const renderer = staticRenderer as unknown as Renderer;

/** The spec as it would be with some files changed. */
function edited(spec: Spec, changes: Changes): Spec {
  const load = spec.loader.load(changes);
  const index = indexSpec(load.sources, spec.schemas.tables);
  return { ...spec, load, index, sources: load.sources, pages: [...load.pages.values()] };
}

/** The spec with a little more in this place. */
function withOtherValue(spec: Spec, { source, path, value }: Scalar): Spec {
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, typeof value === 'number' ? value + 1 : `${value} x`));
  return edited(spec, edits.changes());
}

interface Scalar {
  readonly source: Source;
  readonly path: DocumentPath;
  readonly value: string | number;
}

function scalarsOf(source: Source): Scalar[] {
  const find = (value: Json, path: DocumentPath): Omit<Scalar, 'source'>[] => {
    if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
    if (Array.isArray(value)) return value.flatMap((item, at) => find(item, [...path, at]));
    return isObject(value) ? Object.entries(value).flatMap(([key, item]) => find(item, [...path, key])) : [];
  };
  return find(source.data, []).map((found) => ({ source, ...found }));
}

const reportOf = (before: Spec, after: Spec) => ({
  against: '',
  addresses: [],
  calculator: [],
  notRendered: undefined,
  ...compareWritten(before, after),
});

// The renderer of the tests has the blocks of the first site: the examples are compared as they are written.
describe.each(sites)('in %s', (site) => {
  const spec = specOf(site);
  const scalars = spec.sources.flatMap(scalarsOf);

  test('comments and blank lines are no change', () => {
    const commented = spec.sources.map(({ document }) => [document.file, `# Autre.\n\n${document.text}\n`] as const);
    const { changes, onlyForm } = compareWritten(spec, edited(spec, new Map(commented)));
    expect(changes).toEqual([]);
    expect(onlyForm).toBe(spec.sources.length);
  });

  test('a field of a figure is told in French, and not by its key', () => {
    const facts = spec.sources.filter(({ document }) => document.kind === 'facts');
    const parts = facts
      .flatMap(scalarsOf)
      .map(({ source, path }) => ({ path, part: subjectOf(spec, source, path).words.split(', ').at(-1)! }));
    // The same word in both languages.
    expect(parts.filter(({ path, part }) => part !== 'source' && path.map(String).includes(part))).toEqual([]);
  });

  test('a changed value is told once, where it is written, and read from the other side the same', () =>
    forAllOf([fc.constantFrom(...scalars)], { numRuns: site === '.' ? 1 : 4, seed: 13 }, (scalar) => {
      const other = withOtherValue(spec, scalar);
      const { file } = scalar.source.document;
      const source = other.sources.find(({ document }) => document.file === file)!;
      const { line } = source.document.locate(scalar.path);
      expect(compareWritten(spec, other).changes.flatMap(({ at }) => at)).toEqual([{ file, line }]);
      expect(compareWritten(other, spec).changes.flatMap(({ at }) => at)).toHaveLength(1);
    }));
});

describe('in the first site', () => {
  const spec = specOf('.');
  const filesOf = ({ load }: Spec) => madeFiles({ ...load.site!, day: '2027-01-15' }, load.pages, renderer);
  const before = filesOf(spec);
  const scalars = spec.sources
    .filter(({ document }) => ['page', 'facts', 'table', 'site'].includes(document.kind))
    .flatMap(scalarsOf);

  test('whatever differs of what is published, the report is not empty', () => {
    const kindOf = (name: string) => (name.startsWith('/') ? 'page' : (name.split(' ')[0] ?? ''));
    const oneOfEach = [...Map.groupBy([...before.keys(), 'asset x.css'], kindOf).values()].map(([name]) => name!);
    expect(oneOfEach.length).toBeGreaterThan(4);
    const published = (after: ReadonlyMap<string, string>) => publishedDifference(before, after);
    const report = { ...reportOf(spec, spec), published: published(before) };
    expect(isEmpty(report)).toBe(true);
    for (const name of oneOfEach)
      expect(isEmpty({ ...report, published: published(new Map([...before, [name, 'autre']])) })).toBe(false);
  });

  test('what stands on all pages is resolved also where a page has a finding', () => {
    const source = spec.sources.find(({ document }) => document.kind === 'page')!;
    const { path } = scalarsOf(source).find(({ path: at }) => at.at(-1) === 'heading')!;
    const edits = new Edits();
    edits.add(source, (yaml) => setScalar(yaml, path, '{facts.nulle-part}'));
    const faulty = edited(spec, edits.changes());
    expect(faulty.load.site).toBeUndefined();
    const textsOf = (one: Spec) => shownTexts(one).flatMap(({ page, value }) => (page === undefined ? [value] : []));
    expect(textsOf(faulty)).toEqual(textsOf(spec));
    expect(textsOf(faulty).filter((text) => /\{facts\./u.test(String(text)))).toEqual([]);
  });

  test('nothing differs without a told change, and a told change of nothing says so', () =>
    forAllOf([fc.constantFrom(...scalars)], { numRuns: 1, seed: 13 }, (scalar) => {
      const { source, path } = scalar;
      const other = withOtherValue(spec, scalar);
      fc.pre(other.load.site !== undefined);
      const after = filesOf(other);
      const report = { ...reportOf(spec, other), published: publishedDifference(before, after) };
      expect(isEmpty(report)).toBe(changedFiles(before, after).length === 0);
      expect(isEmpty(report) || report.changes.length > 0).toBe(true);
      const pages = new Set(report.changes.flatMap(({ shown }) => shown.map(({ page }) => page)));
      if (source.document.kind === 'page' && path.includes('heading'))
        expect(report.published.pages.every((page) => pages.has(page))).toBe(true);
    }));
});

const root = copyExample();

test.each([
  [['--since', 'version-jamais-vue'], 'git'],
  [['un-seul-dossier'], 'Usage : npm run diff'],
  [['dossier-absent', 'autre-absent'], "« dossier-absent » : ce dossier n'existe pas."],
  [['src', 'src'], "« src » : ce dossier n'a pas de dossier « spec »."],
  [['--format', 'html'], 'Formes possibles : --format text, --format markdown, --format json.'],
])('« diff %s » says what is wrong with it', async (args, said) => {
  expect(await runOn(root, 'diff', ...args)).toMatchObject({ status: 3, said: expect.stringContaining(said) });
});
