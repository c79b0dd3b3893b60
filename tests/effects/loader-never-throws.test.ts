import fc from 'fast-check';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader, type LoadResult } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { engine, schemasOf } from '../contract/edited-sites.ts';
import { findingsOf, withProject } from '../findings/project.ts';
import { anyCharacter, fraction } from '../run/for-all.ts';
import { isNightly, sample } from '../run/sample.ts';

// Each case changes one file: the rest is that of the case before, as in the dev server.
const loader = createLoader({ root: engine, engine, cache: new ParseCache(), compiled: schemasOf('.') });
const files = loader.load().sources.map(({ document }) => document.file);
const loadWith = (file: string, text: string) => loader.load(new Map([[file, text]]));

/** What people and programs insert by mistake: signs of YAML, of references, of French text, and of broken copies. */
const insertions = [
  '"', "'", ':', ': ', ' #', '#', '-', '- ', '{', '}', '[', ']', '{facts.', '{row.id}', '&a ', '*a', '!', '!!int ',
  '|', '>', '%', '@', '`', '\t', '\n', '\n\n', '---\n', '...\n', '\r', ' ', '  ', '\u00A0', '\u202F', '\u200B',
  '\uFEFF', 'e\u0301', '\u212B', '\u2028', '\u0000', '\uD800', '<<: ', '? ', '__proto__: ', 'constructor: ', '01',
  '1e999', '.inf', 'null', '~', 'yes', '9'.repeat(30), 'é', '😀', '\\', '/', '../', '$ref',
]; // prettier-ignore

const edit = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    at: fraction,
    text: fc.oneof(fc.constantFrom(...insertions), fc.string({ maxLength: 6, unit: anyCharacter })),
  }),
  fc.record({
    kind: fc.constantFrom('delete' as const, 'repeat' as const, 'cut' as const),
    at: fraction,
    length: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    kind: fc.constantFrom(...(['delete line', 'repeat line', 'indent line', 'outdent line', 'swap lines'] as const)),
    at: fraction,
  }),
);

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function applied(text: string, change: Edit): string {
  const offset = Math.floor(change.at * text.length);
  const before = text.slice(0, offset);
  const after = text.slice(offset);
  if (change.kind === 'insert') return before + change.text + after;
  if (change.kind === 'delete') return before + after.slice(change.length);
  if (change.kind === 'repeat') return before + after.slice(0, change.length) + after;
  if (change.kind === 'cut') return before;
  const lines = text.split('\n');
  const number = Math.min(lines.length - 1, Math.floor(change.at * lines.length));
  const line = lines[number] ?? '';
  const replacements = {
    'delete line': [],
    'repeat line': [line, line],
    'indent line': [`  ${line}`],
    'outdent line': [line.replace(/^ {1,2}/, '')],
    'swap lines': [lines[number + 1] ?? '', line],
  };
  lines.splice(number, change.kind === 'swap lines' ? 2 : 1, ...replacements[change.kind]);
  return lines.join('\n');
}

function expectSane(load: LoadResult, text: string, file: string): void {
  expect(load.site === undefined, 'there is either a site or a finding').toBe(load.findings.length > 0);
  for (const finding of load.findings) {
    const lines = (finding.file === file ? text : readOrEmpty(join(engine, finding.file)))
      .replace(/^\uFEFF/, '')
      .split('\n');
    const { line, column, endColumn } = finding.position;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column, formatFindings([finding])).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(endColumn).toBeGreaterThan(column);
    expect(endColumn, formatFindings([finding])).toBeLessThanOrEqual(
      Math.max(column + 1, (lines[line - 1] ?? '').length + 1),
    );
  }
  const said = load.findings.map(
    ({ file: where, position, message }) => `${where}:${position.line}:${position.column} ${message}`,
  );
  expect(new Set(said).size, 'nothing is said twice').toBe(said.length);
}

function readOrEmpty(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : '';
}

test('the spec as it is has no findings', () => expect(loader.load().findings).toEqual([]));

test(
  'whatever is typed into a file, the outcome is a site or findings inside the files',
  { timeout: 3_600_000 },
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(edit, { minLength: 1, maxLength: 3 }), (file, edits) => {
        const text = edits.reduce(applied, readOrEmpty(join(engine, file)));
        expectSane(loadWith(file, text), text, file);
      }),
      sample(3, 2026),
    );
  },
);

test('whatever bytes a file holds, the outcome is findings', { timeout: 3_600_000 }, () =>
  withProject(undefined, (folder) =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        writeFileSync(join(folder, 'spec/site.yaml'), bytes);
        expect(findingsOf(folder)).not.toEqual([]);
      }),
      sample(10, 2026),
    ),
  ),
);

/** The first four go through the parser, the signs of a line and the references; the others run nightly. */
const monotonous: [name: string, text: string][] = [
  ['keys', Array.from({ length: 60_000 }, (_, index) => `k${index}: ${index}`).join('\n')],
  ['open brackets', '['.repeat(200_000)],
  ['no-break spaces', '\u00A0'.repeat(200_000)],
  ['references', `routes: "${'{facts.nothing}'.repeat(10_000)}"`],
  ['list items', `routes:\n${'  - a\n'.repeat(10_000)}`],
  ['dashes', '- '.repeat(200_000)],
  ['open quotes', '"'.repeat(200_000)],
  ['colons', 'a: '.repeat(100_000)],
  ['accents in two characters', 'e\u0301'.repeat(100_000)],
  ['spaces', `routes: ${' '.repeat(400_000)}x`],
];

test.each(isNightly ? monotonous : monotonous.slice(0, 4))(
  'a file of nothing but %s is answered, and does not hang',
  (_, text) => expect(loadWith('spec/routes.yaml', text).findings.length).toBeGreaterThan(0),
);
