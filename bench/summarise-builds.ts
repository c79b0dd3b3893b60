import { median } from './statistics.ts';
import type { BuildTimes } from './build-times.ts';
import { against, duration } from './markdown.ts';
import type { Row } from './readme-table.ts';

/** The builds of one project copy, and what a saved edit takes in its dev server. */
export interface CopyMeasurements {
  /** How many rows were added to the real site. */
  readonly rows: number;
  /** With pictures for the real site, without them for larger ones. */
  readonly builds: BuildTimes;
  /** Of the real site: cold builds without pictures, in milliseconds. */
  readonly withoutPicturesMs?: readonly number[];
  /** Milliseconds from a saved edit to the screen. */
  readonly latenciesMs: readonly number[];
}

/** The aims: milliseconds, pages per second and core, bytes, milliseconds. */
const aims = { coldMs: 1500, pagesPerSecond: 1000, peakBytes: 0.7e9, latencyMs: 100 };

/** For the table of bench/README.md: name, figure, aim. */
export function summariseBuilds({ rows, builds, withoutPicturesMs, latenciesMs }: CopyMeasurements): Row[] {
  const total = (samples: BuildTimes['cold']) => duration(median(samples.map(({ totalMs }) => totalMs)));
  const latency: Row = [named('saved edit to screen, median', rows), duration(median(latenciesMs)), '< 100 ms'];
  if (withoutPicturesMs !== undefined) {
    const cold = `${duration(median(withoutPicturesMs))}; ${total(builds.cold)} with every picture drawn`;
    return [
      ['Cold build of the real site', cold, '≤ 1.5 s'],
      ['Build with nothing changed', total(builds.unchanged), '≤ 0.25 s'],
      ['Build after one edited figure', total(builds.edited), '≤ 0.5 s'],
      latency,
    ];
  }
  return [
    [named('cold build', rows), total(builds.cold), rows > 1000 ? '≤ 6 s' : '≤ 2 s'],
    [named('nothing changed', rows), total(builds.unchanged), rows > 1000 ? '≤ 0.8 s' : '≤ 0.3 s'],
    [named('one edited figure', rows), total(builds.edited), rows > 1000 ? '≤ 1 s' : '≤ 0.6 s'],
    [named('pages rendered and written, per second and core', rows), rateOf(builds).toFixed(0), '≥ 1,000'],
    [named('peak memory of the build', rows), `${(peakOf(builds) / 1e9).toFixed(2)} GB`, '≤ 0.7 GB'],
    latency,
  ];
}

/** For the terminal: the same figures beside each other, each with a mark where it has an aim. */
export function formatCopy({ rows, builds, withoutPicturesMs, latenciesMs }: CopyMeasurements): string[] {
  const cold = median(withoutPicturesMs ?? builds.cold.map(({ totalMs }) => totalMs));
  const rate = rateOf(builds);
  const latency = median(latenciesMs);
  return [
    rows === 0 ? 'the real site' : `${rows.toLocaleString('en')} rows more`,
    rows === 0 ? against(duration(cold), cold <= aims.coldMs) : duration(cold),
    rows === 0 ? rate.toFixed(0) : against(rate.toFixed(0), rate >= aims.pagesPerSecond),
    against(`${(peakOf(builds) / 1e6).toFixed(0)} MB`, peakOf(builds) <= aims.peakBytes),
    against(duration(latency), latency < aims.latencyMs),
  ];
}

function named(what: string, rows: number): string {
  const text = rows === 0 ? what : `${rows.toLocaleString('en')} rows more: ${what}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rateOf({ cold }: BuildTimes): number {
  return median(
    cold.map(
      ({ pages, phases }) => (1000 * pages.length) / (phases.find(({ name }) => name === 'pages')?.durationMs ?? 0),
    ),
  );
}

function peakOf({ cold }: BuildTimes): number {
  return Math.max(...cold.map(({ peakBytes }) => peakBytes));
}
