import { readFile, writeFile } from 'node:fs/promises';
import { formatFile } from '../format-file.ts';
import { duration, table } from '../markdown.ts';
import { median } from '../statistics.ts';
import { beside, commands, refreshes, type Run, type What } from './measure-speed.ts';

/** The sizes that aims are set for, in rows more than the real site has. */
const aimed = [0, 500, 5000];

/** Milliseconds that a run may take at most, on two quiet cores, for the first two sizes; the third has only to end. */
const aims: Readonly<Partial<Record<What, readonly number[]>>> = {
  'build, nothing changed': [2000, 5000],
  'build, one edited figure': [2700, 6000],
  'build, cold': [4000, 8000],
  'check, one edited figure': [600, 1500],
  'dev, one edited figure': [100, 400],
  'dev, a price of all pages': [100, 400],
};

/** Megabytes that a cold build may hold at most, for each of these sizes. */
const memoryAims = [400, 600, 1500];

/** The medians, each with its aim; below them what stands beside. */
export function speedTable(runs: readonly Run[]): string {
  const sizes = [...new Set(runs.map(({ rows }) => rows))].toSorted((a, b) => a - b);
  const of = (what: What, rows: number) => runs.filter((run) => run.what === what && run.rows === rows);
  const cell = (what: What, rows: number) => {
    const found = of(what, rows);
    if (found.length === 0) return '';
    const aim = aims[what]?.[aimed.indexOf(rows)];
    return `${duration(median(found.map(({ wallMs }) => wallMs)))}${aim === undefined ? '' : ` (≤ ${duration(aim)})`}`;
  };
  const memory = sizes.map((rows) => {
    const peak = median(of('build, cold', rows).map(({ peakBytes = Number.NaN }) => peakBytes));
    const aim = memoryAims[aimed.indexOf(rows)];
    return `${(peak / 1e6).toFixed(0)} MB${aim === undefined ? '' : ` (≤ ${aim} MB)`}`;
  });
  return table(
    ['Median (aim)', ...sizes.map((rows) => (rows === 0 ? 'the real site' : `${rows.toLocaleString('en')} rows more`))],
    [
      ...[...commands, ...refreshes.map(([what]) => what)].map((what) => [
        what,
        ...sizes.map((rows) => cell(what, rows)),
      ]),
      ['peak memory of a cold build', ...memory],
      ...beside
        .filter((what) => runs.some((run) => run.what === what))
        .map((what) => [what, ...sizes.map((rows) => cell(what, rows))]),
    ],
  );
}

/** The two figures that a reader of the project is told, of the real site. */
export function speedSentence(runs: readonly Run[]): string {
  const middle = (what: What) =>
    duration(median(runs.filter((run) => run.what === what && run.rows === 0).map(({ wallMs }) => wallMs)));
  return `Measured (medians, [bench/README.md](bench/README.md)): a build after an edited figure takes ${middle('build, one edited figure')}, and the dev server has a saved figure in the page after ${middle('dev, one edited figure')}.`;
}

const [start, end] = ['<!-- speed -->', '<!-- end of speed -->'];

/** Puts a text where a file has its place for it. */
export async function writeSpeed(path: string, text: string): Promise<void> {
  const readme = await readFile(path, 'utf8');
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${path} has no place for what is said of speed`);
  const whole = `${readme.slice(0, from + start.length)}\n\n${text}\n\n${readme.slice(to)}`;
  await writeFile(path, whole);
  formatFile(path);
}
