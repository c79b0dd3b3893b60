import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isObject } from '../codegen/base/json.ts';
import type { Json } from '../codegen/base/json.ts';
import { formatCounts, type Counts } from '../tests/run/reports.ts';
import type { Row } from './readme-table.ts';

/** What is told apart from the rest, by the files of its tests. */
const kinds: readonly (readonly [name: string, report: string, files: readonly string[]])[] = [
  ['Valid HTML of every page (html-validate)', 'built', ['html.test.ts']],
  ['Links and fragments of every page (linkinator)', 'built', ['links.test.ts']],
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
  const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Json;
  const summary = await read('summary').catch(() => null);
  if (!isObject(summary)) return [];
  const reports: Record<string, Json> = { built: await read('built'), playwright: await read('playwright') };
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
    ...kinds.map(([name, report, files]): Row => {
      const outcomes = outcomesOf(reports[report] ?? null).filter(({ file }) => files.includes(basename(file)));
      const failed = outcomes.filter(({ isGood }) => !isGood).length;
      return [name, formatCounts({ passed: outcomes.length - failed, failed, skipped: 0 }), '0 failed'];
    }),
  ];
}

interface Outcome {
  file: string;
  isGood: boolean;
}

/** Every test of a report, Vitest's or Playwright's, that was not skipped. */
function outcomesOf(report: Json): Outcome[] {
  if (!isObject(report)) return [];
  const files = listAt(report, 'testResults').flatMap((result) =>
    listAt(result, 'assertionResults').map(({ status }) => ({ file: String(result['name']), status })),
  );
  const specs = listAt(report, 'suites').flatMap(specsOf);
  return [
    ...files
      .filter(({ status }) => status !== 'skipped')
      .map(({ file, status }) => ({ file, isGood: status === 'passed' })),
    ...specs.flatMap((spec) =>
      listAt(spec, 'tests')
        .filter(({ status }) => status !== 'skipped')
        .map(({ status }) => ({ file: String(spec['file']), isGood: status === 'expected' })),
    ),
  ];
}

function specsOf(suite: Record<string, Json>): Record<string, Json>[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)];
}

function listAt(value: Record<string, Json>, key: string): Record<string, Json>[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
