import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedValues } from '../requirements/documented.ts';

/**
 * The rows of tests/requirements/statements.md: statement, spec files, pages, and what keeps it: entries of the baseline (`baseline: packs`,
 * compared with the spec by documented-values.laws.ts), tests, or both.
 */
const rows = readFileSync('tests/requirements/statements.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| P[12] /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, statement = '', spec = '', pages = '', kept = '', ...rest]) => ({ statement, spec, pages, kept, rest }));
const baseline = documentedValues('tests/requirements');
const entries = new Set(baseline.map(({ entry }) => entry));
const named = new Set(entriesIn(readFileSync('tests/requirements/statements.md', 'utf8')).filter((id) => id !== '…'));

// Which pages and tables there are is their owner's: what is gone from them is found by documented-values.laws.ts.
test('every row names a spec file and pages; the files of the code that it names exist', () => {
  expect(rows.filter(({ spec }) => filesIn(spec).length === 0)).toEqual([]);
  expect(rows.filter(({ pages }) => !/`\/[^`]*`|every page$/.test(pages))).toEqual([]);
  const files = new Set(rows.flatMap(({ spec, kept }) => [...filesIn(spec), ...filesIn(kept)]));
  expect([...files].filter((file) => !file.startsWith('spec/') && !existsSync(file))).toEqual([]);
});

test('every row names an entry of the baseline, or a test by words of its title', () => {
  expect(rows.filter(({ kept }) => entriesIn(kept).length + filesIn(kept).length === 0)).toEqual([]);
  const missing = rows
    .flatMap(({ kept }) => titlesIn(kept))
    .filter(({ file, title }) => !readOnce(file).includes(title));
  expect(missing).toEqual([]);
});

test('the table and the baseline name the same entries, each once in the baseline', () => {
  expect([...named].filter((id) => !entries.has(id))).toEqual([]);
  expect([...entries].filter((id) => !named.has(id))).toEqual([]);
  const values = baseline.map(({ entry, within, path, kind, value }) =>
    JSON.stringify([entry, within, path, kind, kind === 'says' ? value : '']),
  );
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

/** `baseline: packs, launch-offer` → the two ids. */
function entriesIn(cell: string): string[] {
  return [...cell.matchAll(/`baseline: ([^`]*)`/g)].flatMap(([, ids = '']) => ids.split(', '));
}

/** Paths in code marks; other code marks (a key, a block) begin with none of these folders. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`((?:spec|src|tests)\/[^`]*)`/g)].map(([, file = '']) => file);
}

/** Titles stand in straight quotes behind the file that holds them. */
function titlesIn(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`(tests\/[^`]*)`((?: "[^"]*")*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]*)"/g)].map(([, title = '']) => ({ file, title })),
  );
}

const sources = new Map<string, string>();

function readOnce(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}
