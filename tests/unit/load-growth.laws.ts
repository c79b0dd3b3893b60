import { Session, type Profiler } from 'node:inspector/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { isObject, valuesIn, type Json, type JsonObject } from '../../codegen/base/json.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';

const root = join(import.meta.dirname, '../..');
const loader = createLoader({ root, engine: root, cache: new ParseCache() });

/** A file of each table, and the rows that are written there. */
const tables = new Map(
  loader.load().sources.flatMap(({ document: { name, kind, file }, data }) => {
    const rows = [data].flat().filter(isObject);
    return kind === 'table' && rows.some(({ id }) => typeof id === 'string') ? [[name, { file, rows }] as const] : [];
  }),
);

/** A row with another id, address and names, which keep their places in the row, and with other words at the end of its longer texts. */
function copyOf(row: JsonObject, copy: number): Json {
  const names = new Set(valuesIn(row).flatMap(({ path, value }) => (path.at(-1) === 'name' ? [value] : [])));
  const copied = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(copied);
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(item)]));
    if (typeof value !== 'string' || value.includes('{')) return value;
    return names.has(value) ? `${value} ${copy}` : value.replace(/(?<=(?:\S+\s+){4})\S+(?=\s*$)/u, String(copy));
  };
  const own = Object.entries(row).map(([key, value]) =>
    typeof value === 'string' && (key === 'id' || value.startsWith('/'))
      ? [key, `${value}-copie-${copy}`]
      : [key, copied(value)],
  );
  return Object.fromEntries(own) as JsonObject;
}

/** The tables' files with so many copies of their rows more. */
function grown(names: Iterable<string>, copies: number): Map<string, string> {
  return new Map(
    Array.from(names, (name) => {
      const { file, rows } = tables.get(name)!;
      const more = Array.from({ length: copies }, (_, index) =>
        // Texts that no load has seen: what is worked out for a text is remembered.
        copyOf(rows[index % rows.length]!, 1000 * copies + index),
      );
      return [file, stringify([...rows, ...more], { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' })];
    }),
  );
}

/** How often each function is called, by its name and place, in the files whose address fits. */
function callsOf(scripts: readonly Profiler.ScriptCoverage[], files: RegExp): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { url, functions } of scripts) {
    for (const { functionName, ranges } of files.test(url) ? functions : []) {
      const place = `${functionName} ${url}:${ranges[0]?.startOffset}`;
      calls.set(place, (calls.get(place) ?? 0) + (ranges[0]?.count ?? 0));
    }
  }
  return calls;
}

/** The functions that are called more than twice as often for twice the rows: calls, as V8 counts them, not time, which says nothing on a busy machine. */
async function steepWith(names: readonly string[], files: RegExp): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const counts: Map<string, number>[] = [];
  for (const copies of [20, 40, 80]) {
    const changes = grown(names, copies);
    await session.post('Profiler.takePreciseCoverage');
    // What earlier loads have parsed would hide work.
    createLoader({ root, engine: root, cache: new ParseCache() }).load(changes);
    counts.push(callsOf((await session.post('Profiler.takePreciseCoverage')).result, files));
  }
  session.disconnect();
  const [few, some, many] = counts as [Map<string, number>, Map<string, number>, Map<string, number>];
  expect(many.size).toBeGreaterThan(50);
  return [...many].flatMap(([place, last]) => {
    const mid = some.get(place) ?? 0;
    const first = mid - (few.get(place) ?? 0);
    // A sort calls a little more than twice as often.
    return last - mid > 2.5 * first + 40 * names.length ? [`${place}: ${first} more, then ${last - mid} more`] : [];
  });
}

/** The tables without a finding that counts when ten copies of their rows are added. */
function tablesWithout(counts: (finding: Finding) => boolean): string[] {
  const refused = new Set(
    loader
      .load(grown(tables.keys(), 10))
      .findings.filter(counts)
      .flatMap((finding) => [finding, ...(finding.others ?? [])].map((at) => at.file)),
  );
  const names = [...tables].flatMap(([name, { file }]) => (refused.has(file) ? [] : [name]));
  expect(names.length).toBeGreaterThan(2);
  return names;
}

test('no step compares each row with each other, where copied rows are valid', async () => {
  // The YAML parser reads a file again for the first finding in it.
  const names = tablesWithout(() => true);
  expect(await steepWith(names, /\/codegen\//u)).toEqual([]);
});

test('no rule compares each row with each other, also where pages of rows list all rows', async () => {
  // Many faults of values take their own time: their remedies name what is alike.
  const names = tablesWithout(({ code }) => !code.startsWith('rule/'));
  expect(await steepWith(names, /\/codegen\/rules\/[^/]+$/u)).toEqual([]);
});
