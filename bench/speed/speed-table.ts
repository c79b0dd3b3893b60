import { readFile, writeFile } from 'node:fs/promises';
import { formatFile } from '../format-file.ts';
import { duration, table } from '../markdown.ts';
import { median } from '../statistics.ts';
import { beside, commands, refreshes, type Run, type What } from './measure-speed.ts';

/** A figure of one run beside another of the same run, so that the load of the machine falls on both. */
interface Ratio {
  name: string;
  of: What;
  to: What;
  /** The most that it may be, by the rows more than the real site has. */
  aims: Readonly<Record<number, number>>;
}

const ratios: readonly Ratio[] = [
  {
    name: 'build after an install, beside its floor',
    of: 'build, after an install',
    to: 'floor of a build',
    aims: { 0: 1.4 },
  },
  {
    name: 'dev: saved figure to page, beside all YAML parsed',
    of: 'dev, one edited figure',
    to: 'all YAML parsed',
    aims: { 0: 0.3 },
  },
  {
    name: 'dev: saved figure to findings, beside the same',
    of: 'dev, its findings',
    to: 'all YAML parsed',
    aims: { 0: 0.45 },
  },
  {
    name: 'check after an edit, beside the same',
    of: 'check, one edited figure',
    to: 'all YAML parsed',
    aims: { 0: 2 },
  },
  {
    name: 'build after an edited figure, beside the same',
    of: 'build, one edited figure',
    to: 'all YAML parsed',
    aims: { 0: 4 },
  },
  {
    name: 'build with nothing changed, beside the same',
    of: 'build, nothing changed',
    to: 'all YAML parsed',
    aims: { 0: 3 },
  },
  {
    name: 'dev: start to first page, beside Eleventy',
    of: 'dev, first page',
    to: 'Eleventy, first page of its server',
    aims: { 0: 1.5 },
  },
  { name: 'cold build, beside Hugo', of: 'build, cold', to: 'Hugo, cold', aims: { 0: 15, 500: 7, 5000: 2.5 } },
  { name: 'cold build, beside Eleventy', of: 'build, cold', to: 'Eleventy, cold', aims: {} },
  { name: 'cold build, beside Astro', of: 'build, cold', to: 'Astro, cold', aims: {} },
];

/** How much longer than before a ratio may be. */
const tolerance = 1.2;

const mostGrowth = 11;
const mostMegabytes: Readonly<Record<number, number>> = { 0: 400, 5000: 1200 };

/** Every ratio that was measured, by its name and size. */
export function speedRatios(runs: readonly Run[]): Readonly<Record<string, number>> {
  const entries = sizesOf(runs).flatMap((rows) =>
    ratios.flatMap(({ name, of, to }) => {
      const ratio = middle(runs, of, rows) / middle(runs, to, rows);
      return Number.isNaN(ratio) ? [] : [[`${name}, ${rows} rows more`, Number(ratio.toPrecision(3))] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** The ratios that are a fifth greater than those measured before, a line each. */
export function slowerThan(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] {
  return Object.entries(now).flatMap(([name, ratio]) => {
    const known = before[name];
    if (known === undefined || ratio <= tolerance * known) return [];
    return [`warning: ${name}: ×${ratio}, where ×${known} was measured before`];
  });
}

/** The ratios with their aims, then the medians that they are made of. */
export function speedTable(runs: readonly Run[]): string {
  const sizes = sizesOf(runs);
  const isMeasured = (what: What) => runs.some((run) => run.what === what);
  const cell = (value: number, aim: number | undefined, format: (value: number) => string) =>
    Number.isNaN(value) ? '' : `${format(value)}${aim === undefined ? '' : ` (≤ ${format(aim)})`}`;
  const times = (value: number) => `×${value.toPrecision(value < 10 ? 2 : 3)}`;
  const growth = (['build, cold', 'build, one edited figure'] as const).map((what) => {
    const [least, less, most] = [0, 500, 5000].map((rows) => middle(runs, what, rows)) as [number, number, number];
    const grown = (most - least) / (less - least);
    return [
      `growth from 500 to 5,000 rows more: ${what}`,
      ...sizes.map((rows) => (rows === 5000 ? cell(grown, mostGrowth, times) : '')),
    ];
  });
  const memory = sizes.map((rows) => {
    const peak = median(
      runs.filter((run) => run.what === 'build, cold' && run.rows === rows).map((run) => run.peakBytes ?? Number.NaN),
    );
    return cell(peak / 1e6, mostMegabytes[rows], (megabytes) => `${megabytes.toFixed(0)} MB`);
  });
  return table(
    ['Median (aim)', ...sizes.map((rows) => (rows === 0 ? 'the real site' : `${rows.toLocaleString('en')} rows more`))],
    [
      ...ratios
        .filter(({ of, to }) => isMeasured(of) && isMeasured(to))
        .map(({ name, of, to, aims }) => [
          name,
          ...sizes.map((rows) => cell(middle(runs, of, rows) / middle(runs, to, rows), aims[rows], times)),
        ]),
      ...(sizes.includes(5000) ? growth : []),
      ['memory of a cold build', ...memory],
      ...[...commands, ...refreshes, ...beside]
        .filter(isMeasured)
        .map((what) => [what, ...sizes.map((rows) => cell(middle(runs, what, rows), undefined, duration))]),
    ],
  );
}

/** The figures that a reader of the project needs, of the real site, as ratios. */
export function speedSentence(runs: readonly Run[], measuredAt: string): string {
  const times = (of: What, to: What) => `×${(middle(runs, of, 0) / middle(runs, to, 0)).toPrecision(2)}`;
  return `Measured at ${measuredAt} ([bench/README.md](bench/README.md)): a build after \`npm ci\` takes ${times('build, after an install', 'floor of a build')} the time of its parts alone (parsing, both bundles, React, copies). Beside Node parsing all YAML, a saved figure is in the dev server's page in ${times('dev, one edited figure', 'all YAML parsed')} the time, and \`check\` ends in ${times('check, one edited figure', 'all YAML parsed')}.`;
}

function sizesOf(runs: readonly Run[]): number[] {
  return [...new Set(runs.map(({ rows }) => rows))].toSorted((a, b) => a - b);
}

/** Milliseconds; NaN where it was not measured. */
function middle(runs: readonly Run[], what: What, rows: number): number {
  return median(runs.filter((run) => run.what === what && run.rows === rows).map(({ wallMs }) => wallMs));
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
