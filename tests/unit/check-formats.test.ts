import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckReport } from '../../codegen/cli/check.ts';
import { formatGithub, formatGitlab } from '../../codegen/cli/formats.ts';
import { anyCharacter, forAll, forAllOf } from '../run/for-all.ts';

const root = join(import.meta.dirname, '../..');
const jsonIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

const ajv = new Ajv({ formats: fullFormats });
const isCheckReport = ajv.compile(jsonIn(join(root, 'docs/schemas/check-report.schema.json')));

const position = { line: 7, column: 3, endColumn: 9 };
const base: CheckReport = { version: 1, outcome: 'valid', date: '2026-12-31', findings: [], items: [], notes: [] };

function reportOf(text: string): CheckReport {
  const said = { path: text, message: text, remedy: text, frame: text };
  const finding = { severity: 'error', file: `spec/${text}.yaml`, position, code: 'rule/link', ...said } as const;
  const item = { kind: 'drafted', file: 'spec/site.yaml', line: 1, column: 1, path: text, note: text } as const;
  return {
    ...base,
    outcome: 'findings',
    findings: [finding, { ...finding, others: [{ file: `spec/${text}.yaml`, line: 9, column: 1 }] }],
    items: [{ ...item, severity: 'warning' }],
    notes: [{ ...item, severity: 'note' }],
  };
}

/** Texts that a format could mistake for its own signs. */
const texts = fc.oneof(
  fc.constantFrom('50 %', 'a\n::error::b', ']]>', '<é & "è">', '\u0000\u001B[31m', '\uD800', 'a:b,c=d', '%0A', ' '),
  fc.string({ unit: anyCharacter }),
);

test('whatever its texts hold, a report for GitHub is one command a line, each at its place', () =>
  forAll([texts], (text) => {
    const lines = formatGithub(reportOf(text)).split(/\r\n|\r|\n/);
    expect(lines.pop()).toBe('');
    expect(
      lines.map((line) =>
        /^::(error|warning|notice) file=([^,:]*),line=(\d+),col=(\d+)(?:,endColumn=(\d+))?,title=[\w/%-]+::/
          .exec(line)
          ?.slice(3),
      ),
    ).toEqual([
      ['7', '3', '9'],
      ['7', '3', '9'],
      ['1', '1', undefined],
      ['1', '1', undefined],
    ]);
  }));

test('whatever its texts hold, a report for GitLab has each problem at its place, with a fingerprint that a moved line keeps', () => {
  forAllOf([texts], { numRuns: 30 }, (text) => {
    const report = reportOf(text);
    const problems = JSON.parse(formatGitlab(report)) as Record<string, unknown>[];
    expect(problems.map(({ check_name: name, severity, location }) => [name, severity, location])).toEqual([
      ['rule/link', 'major', { path: `spec/${text}.yaml`, lines: { begin: 7 } }],
      ['rule/link', 'major', { path: `spec/${text}.yaml`, lines: { begin: 7 } }],
      ['release/drafted', 'minor', { path: 'spec/site.yaml', lines: { begin: 1 } }],
      ['release/drafted', 'info', { path: 'spec/site.yaml', lines: { begin: 1 } }],
    ]);
    const moved = report.findings.map((finding) => ({ ...finding, position: { ...position, line: 8 } }));
    const again = JSON.parse(formatGitlab({ ...report, findings: moved })) as Record<string, unknown>[];
    expect(again.map(({ fingerprint }) => fingerprint)).toEqual(problems.map(({ fingerprint }) => fingerprint));
  });
});

test('whatever its texts hold, JSON follows the schema of the project', () => {
  isCheckReport(reportOf('a'));
  expect(isCheckReport.errors).toBeNull();
});

test('a text is read back as it was written', () => {
  const report = reportOf('100 % « é » : a, b');
  const [line = ''] = formatGithub(report).split('\n');
  expect(line).toBe(
    '::error file=spec/100 %25 « é » %3A a%2C b.yaml,line=7,col=3,endColumn=9,title=rule/link::100 %25 « é » : a, b 100 %25 « é » : a, b%0A100 %25 « é » : a, b',
  );
});
