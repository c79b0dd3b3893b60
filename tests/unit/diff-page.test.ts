import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { diffJson, faultCount, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { formatHtml } from '../../codegen/owner/diff/format-html.ts';
import { formatText } from '../../codegen/owner/diff/format-text.ts';
import type { DrawnSite } from '../../codegen/owner/diff/pictures/changed-sections.ts';
import { markedTexts, showSections } from '../../codegen/owner/diff/pictures/shown-sections.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import type { Site } from '../../codegen/model/site.ts';
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

/** A site of pages whose blocks are `type text`, drawn as they are written. */
function drawn(pages: Readonly<Record<string, readonly string[]>>, theme = {}): DrawnSite {
  const blockOf = (written: string) => ({ type: written.split(' ')[0]!, heading: written.split(' ')[1]! });
  const site = { theme, pages: Object.entries(pages).map(([path, blocks]) => ({ path, blocks: blocks.map(blockOf) })) };
  const renderPage = (_: unknown, page: JsonObject) => {
    const blocks = (page['blocks'] as JsonObject[]).map(({ heading }) => `<h2>${String(heading)}</h2>`).join('');
    return `<!doctype html><html lang="fr"><head></head><body><header>M</header><main>${blocks}</main></body></html>`;
  };
  return {
    site: site as unknown as Site,
    schemas: { blocks: new Map() } as unknown as DrawnSite['schemas'],
    renderer: { renderPage },
    slim: (html) => html,
    styles: 'h2{}',
  };
}

const pictures = async (documents: readonly string[]) => documents.map((_, at) => `data:image/jpeg;base64,${at}`);
const nothing = async () => undefined;

test('shows what differs, in its order: what changed beside what it was, and what is alike on several pages once', async () => {
  const before = drawn({ '/': ['text A', 'cards B', 'text C'], '/x': ['text A'], '/y': ['text Z'] });
  const after = drawn({ '/': ['text D', 'text C', 'list E'], '/x': ['text D'], '/y': ['text Z'] });
  const { sections, left } = await showSections(before, after, ['/', '/x', '/y'], pictures);
  expect(left).toBe(0);
  expect(
    sections.map(({ name, pages, before: was, after: is }) => [name, pages, was !== undefined, is !== undefined]),
  ).toEqual([
    ['section « D »', ['/', '/x'], true, true],
    ['section « E »', ['/'], false, true],
    ['section « B »', ['/'], true, false],
  ]);
  const restyled = await showSections(
    before,
    { ...before, site: { ...before.site, theme: { scheme: 'dark' } } },
    [],
    pictures,
  );
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

test('the page needs no other file, and what it quotes stays text', async () => {
  const report = reportOf(offers(''), offers(', code: "a&b"'));
  const [before, after] = [drawn({ '/': ['text <i>'] }), drawn({ '/': ['text "<script>alert(1)</script>'] })];
  for (const draw of [pictures, nothing]) {
    const html = formatHtml(report, await showSections(before, after, ['/'], draw));
    expect(html).not.toMatch(/ (?:src|href)="(?!data:)/);
    expect(html).not.toMatch(/a&b|<i>|<script>alert/);
    expect(html.match(/<figcaption>(Avant|Après)/g)).toHaveLength(2);
    expect(html.match(/<(?:img|iframe) /g)).toHaveLength(2);
    expect(html.includes("n'a pas de Chromium")).toBe(draw === nothing);
  }
  expect(formatHtml({ ...report, changes: [] }, undefined)).toContain('<h1>Rien ne change sur le site</h1>');
});
