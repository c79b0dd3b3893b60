import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/generated/routes.ts';

/** The rows of docs/requirements.md: statement, spec files, pages, tests. */
const rows = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| P[12] /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, statement = '', spec = '', pages = '', tests = '', ...rest]) => ({ statement, spec, pages, tests, rest }));
const addresses = routes.map(({ path }) => path);

test('the table has all its rows, each with four columns and a place in the requirements', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ rest }) => rest.length !== 1)).toEqual([]);
  expect(rows.filter(({ statement }) => !/^P[12] [^:]*: ./.test(statement))).toEqual([]);
});

test('no statement is listed twice', () => {
  const statements = rows.map(({ statement }) => statement);
  expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
});

test('every row names a spec file, and every file it names exists', () => {
  expect(rows.filter(({ spec }) => filesIn(spec).length === 0)).toEqual([]);
  const named = new Set(rows.flatMap(({ spec, tests }) => [...filesIn(spec), ...filesIn(tests)]));
  expect([...named].filter((file) => !existsSync(file))).toEqual([]);
});

test('every row names its pages, which all exist', () => {
  expect(rows.filter(({ pages }) => addressesIn(pages).length === 0 && !pages.endsWith('every page'))).toEqual([]);
  expect(rows.flatMap(({ pages }) => addressesIn(pages)).filter((address) => !isRoute(address))).toEqual([]);
});

test('every row names a test by words of its title, or says that it is open', () => {
  const without = rows.filter(({ tests }) => tests !== 'open' && filesIn(tests).length === 0);
  expect(without).toEqual([]);
  const missing = rows
    .flatMap(({ tests }) => titlesIn(tests))
    .filter(({ file, title }) => !readOnce(file).includes(title));
  expect(missing).toEqual([]);
});

/** Paths in code marks; other code marks (a key, a block) begin with none of these folders. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`((?:spec|src|tests)\/[^`]*)`/g)].map(([, file = '']) => file);
}

function addressesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address);
}

/** `/a/*` stands for the pages below `/a`. */
function isRoute(address: string): boolean {
  if (addresses.includes(address)) return true;
  return address.endsWith('/*') && addresses.some((path) => path.startsWith(address.slice(0, -1)));
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
