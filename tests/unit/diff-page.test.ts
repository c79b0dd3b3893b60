import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { diffJson, faultCount, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { formatHtml } from '../../codegen/owner/diff/format-html.ts';
import { formatText } from '../../codegen/owner/diff/format-text.ts';
import { type DrawnSite, markedTexts, showSections } from '../../codegen/owner/diff/changed-sections.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { withProject } from '../findings/project.ts';

const schemaIn = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/schemas', name), 'utf8')) as object;
const ajv = new Ajv({ formats: fullFormats }).addSchema(schemaIn('check-report.schema.json'));
const isDiffReport = ajv.compile(schemaIn('diff-report.schema.json'));

const offers = (more: string) =>
  `- { id: basic, name: Essentielle, priceEur: 9, delay: "{facts.delay.usual}"${more} }\n`;

const compiled = withProject(undefined, (root) => compileSchemas({ root, engine: root }));

/** What is said of two versions of the table of the small project. */
function reportOf(before: string, after: string): DiffReport {
  return withProject(undefined, (root) => {
    const loader = createLoader({ root, cache: new ParseCache(), compiled });
    const read = (text: string) => {
      const changes: Changes = new Map([['spec/tables/offers.yaml', text]]);
      return readForEdit(root, { ...loader, load: () => loader.load(changes) });
    };
    const written = compareWritten(read(before), read(after));
    return {
      against: 'avant',
      day: '2027-01-15',
      ...written,
      derived: [],
      later: [],
      addresses: [],
      calculator: [],
      published: undefined,
      notRendered: undefined,
    };
  });
}

test('days that a row is on the site are told as such', () => {
  const text = formatText(reportOf(offers(', until: 2999-12-31'), offers(', until: 2999-06-30, draft: false')));
  expect(text).toContain(`Jours sur le site
  Dernier jour sur le site de « Essentielle » (offers) : « 2999-12-31 » → « 2999-06-30 »   spec/tables/offers.yaml:1`);
  expect(text).toContain('En plus : Brouillon de « Essentielle » (offers), non');
});

test('the report for machines follows its schema, whatever is at fault', () => {
  const report = reportOf(offers(''), offers(', includes: nobody'));
  const addresses: DiffReport['addresses'] = [
    { address: '/a', answers: 'added' },
    { address: '/b', answers: 'moved', to: '/a' },
    { address: '/c', answers: 'gone' },
    { address: '/d', answers: 'lost' },
  ];
  const json = JSON.parse(JSON.stringify(diffJson({ ...report, addresses }))) as {
    addresses: unknown;
    disagreements: unknown[];
  };
  isDiffReport(json);
  expect(isDiffReport.errors).toBeNull();
  expect(json.disagreements).toHaveLength(1);
  expect(json.addresses).toEqual(addresses);
});

test('what must be looked at fails a strict run: new findings, lost addresses, nothing else', () => {
  const quiet = reportOf(offers(''), offers(', featured: true'));
  expect(faultCount(quiet)).toBe(0);
  expect(faultCount({ ...quiet, addresses: [{ address: '/a', answers: 'gone' }] })).toBe(0);
  expect(faultCount({ ...quiet, addresses: [{ address: '/a', answers: 'lost' }] })).toBeGreaterThan(0);
  expect(faultCount(reportOf(offers(''), offers(', includes: nobody')))).toBeGreaterThan(0);
});

/** A site of pages whose sections have these headings. */
function drawn(pages: Readonly<Record<string, readonly string[]>>, styles = 'h2{}'): DrawnSite {
  const htmlOf = (headings: readonly string[]) => {
    const sections = headings.map((heading, at) => `<section id="_${at}R_0_"><h2>${heading}</h2></section>`).join('');
    return `<!doctype html><html lang="fr"><head></head><body><header>M</header><main>${sections}</main></body></html>`;
  };
  const all = Object.entries(pages).map(([path, headings]) => [path, htmlOf(headings)] as const);
  return { pages: new Map(all), styles };
}

test('shows what differs, in its order: what changed beside what it was, and what is alike on several pages once', () => {
  const before = drawn({ '/': ['A', 'B', 'C'], '/x': ['A'], '/y': ['Z'], '/z': ['A', 'Q'] });
  const after = drawn({ '/': ['D', 'C', 'E'], '/x': ['D'], '/y': ['Z'], '/z': ['N', 'A'] });
  const { sections, left } = showSections(before, after, ['/', '/x', '/z']);
  expect(left).toBe(0);
  const shown = sections.map(({ name, pages, before: was, after: is }) => [
    name,
    pages,
    was !== undefined,
    is !== undefined,
  ]);
  expect(shown).toEqual([
    ['section « D »', ['/', '/x'], true, true],
    ['section « E »', ['/'], true, true],
    ['section « N »', ['/z'], true, true],
  ]);
  const longer = showSections(before, drawn({ '/x': ['A', 'E'] }), ['/x']);
  expect(longer.sections.map(({ name, before: was }) => [name, was])).toEqual([['section « E »', undefined]]);
  const restyled = showSections(before, { ...before, styles: 'h2{color:red}' }, []);
  expect(restyled.sections.map(({ name, pages }) => [name, pages])).toEqual([['toute la page', ['/']]]);
});

test('marks the texts that differ, on both sides, and nothing in scripts and drawings', () => {
  const [was, is] = [
    '<p>A <b>B</b></p><svg><text>1</text></svg>',
    '<p>A <b>C</b></p><svg><text>2</text></svg><script>x</script>',
  ];
  expect(markedTexts(was, is)).toMatch(/^<p>A <b><mark [^>]*>B<\/mark><\/b><\/p><svg><text>1<\/text><\/svg>$/);
  expect(markedTexts(is, was).match(/<mark [^>]*>[^<]*/g)).toHaveLength(1);
  expect(markedTexts(is, is)).toBe(is);
});

test('the page needs no other file, what it quotes stays text, and it stays small however many sections change', () => {
  const report = reportOf(offers(''), offers(', code: "a&b"'));
  const [before, after] = [drawn({ '/': ['a &lt;i&gt;'] }), drawn({ '/': ['"&lt;script&gt;alert(1)&lt;/script&gt;'] })];
  const html = formatHtml(report, showSections(before, after, ['/']));
  expect(html).not.toMatch(/ (?:src|href)="(?!data:)/);
  expect(html).not.toMatch(/a&b|<i>|<script>alert/);
  expect(html.match(/<figcaption>(Avant|Après)/g)).toHaveLength(2);
  expect(html.match(/<iframe /g)).toHaveLength(2);
  expect(formatHtml({ ...report, changes: [] }, undefined)).toContain('<h1>Rien ne change sur le site</h1>');
  const many = drawn(Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`/${at}`, [`${at} `.repeat(20_000)]])));
  const none = drawn({});
  const shown = showSections(none, many, [...many.pages.keys()]);
  expect(formatHtml(report, shown).length).toBeLessThan(3_000_000);
  expect(shown.left).toBeGreaterThan(0);
});
