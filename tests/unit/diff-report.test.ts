import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { compareWritten } from '../../codegen/owner/diff/compare-versions.ts';
import { diffJson, faultCount, type DiffReport } from '../../codegen/owner/diff/report.ts';
import { formatHtml } from '../../codegen/owner/diff/format-html.ts';
import { formatText } from '../../codegen/owner/diff/format-text.ts';
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
      texts: [],
      addresses: [],
      published: undefined,
      notRendered: undefined,
    };
  });
}

test('days that a row is on the site are told as such', () => {
  const text = formatText(reportOf(offers(', until: 2999-12-31'), offers(', until: 2999-06-30, draft: false')));
  expect(text).toContain(`Valeurs écrites
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

test('the page needs no other file, and what it quotes stays text', () => {
  const report = reportOf(offers(''), offers(', code: "a&b"'));
  const texts = [{ before: '<script>alert(1)</script>', after: '"x"', shown: [{ page: '/', section: 'A' }] }];
  const html = formatHtml({ ...report, texts });
  expect(html).not.toMatch(/ (?:src|href)=/);
  expect(html).not.toMatch(/a&b|<script>/);
  expect(html).toContain('a&amp;b');
  expect(html).toContain('&lt;script&gt;');
  expect(formatHtml({ ...report, changes: [] })).toContain('<h1>Rien ne change sur le site</h1>');
});
