import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isObject } from '../codegen/base/json.ts';
import type { Json } from '../codegen/base/json.ts';
import { formatCounts, readCases, type Counts } from '../tests/run/reports.ts';
import type { Row } from './readme-table.ts';

/** What is told apart from the rest, by the files of its tests. */
const kinds: readonly (readonly [name: string, report: string, files: readonly string[]])[] = [
  ['Valid HTML of every page (html-validate)', 'built', ['html.test.ts']],
  ['Real Caddy and nginx against the table of requests', 'built', ['servers.test.ts']],
  [
    'Accessibility of every page and state (axe, keyboard)',
    'playwright',
    ['every-page.spec.ts', 'accessibility.spec.ts'],
  ],
];

/**
 * What the last whole `npm test` of this checkout found, for bench/README.md; nothing where none ran.
 * @param folder the test results, `tests/.results`
 */
export async function countChecks(folder: string): Promise<Row[]> {
  const summary = (await readFile(join(folder, 'summary.json'), 'utf8').then(JSON.parse, () => null)) as Json;
  if (!isObject(summary)) return [];
  const total = formatCounts(summary as unknown as Counts);
  const { seconds, cores } = summary;
  return [
    ['Checks of `npm test`, all', total, '0 failed'],
    ...(typeof seconds === 'number'
      ? [
          [
            'Time of `npm test` (14 min before)',
            `${(seconds / 60).toFixed(1)} min on ${String(cores)} cores`,
            '≤ 6 min',
          ] as const,
        ]
      : []),
    ...(await Promise.all(
      kinds.map(async ([name, report, files]): Promise<Row> => {
        const cases = await readCases(join(folder, `${report}.xml`));
        const countOf = (wanted: keyof Counts) =>
          cases.filter(({ file, state }) => state === wanted && files.includes(basename(file))).length;
        return [name, formatCounts({ passed: countOf('passed'), failed: countOf('failed'), skipped: 0 }), '0 failed'];
      }),
    )),
  ];
}
