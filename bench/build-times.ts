import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BuildReport } from '../codegen/output/build/build.ts';
import { duration, table } from './markdown.ts';
import { forgetBuilds, prepareEdit } from './project-copy.ts';
import { median } from './statistics.ts';

/** One build, in a process of its own. */
interface BuildSample extends Pick<BuildReport, 'phases' | 'pages'> {
  /** From the start of the process. */
  readonly totalMs: number;
  readonly peakBytes: number;
}

export interface BuildTimes {
  readonly cold: readonly BuildSample[];
  readonly unchanged: readonly BuildSample[];
  readonly edited: readonly BuildSample[];
}

/**
 * Builds the project copy `runs` times each from nothing, with nothing changed, and after one edited figure.
 * @param pictures whether the pages' pictures are drawn, or left out
 */
export async function measureBuilds(copy: string, runs: number, pictures: boolean): Promise<BuildTimes> {
  const times = { cold: [] as BuildSample[], unchanged: [] as BuildSample[], edited: [] as BuildSample[] };
  for (let run = 0; run < runs; run += 1) {
    await forgetBuilds(copy);
    times.cold.push(measureBuild(copy, pictures));
    times.unchanged.push(measureBuild(copy, pictures));
    await (await prepareEdit(copy)).save();
    times.edited.push(measureBuild(copy, pictures));
  }
  return times;
}

/** The median of each phase, and its share of the whole. */
export function formatPhases({ cold, unchanged, edited }: BuildTimes): string {
  const kinds = [cold, unchanged, edited];
  const total = (samples: readonly BuildSample[]) => median(samples.map(({ totalMs }) => totalMs));
  const names = cold[0]?.phases.map(({ name }) => name) ?? [];
  const phase = (samples: readonly BuildSample[], name: string) =>
    median(samples.map(({ phases }) => phases.find((one) => one.name === name)?.durationMs ?? 0));
  return table(
    ['phase', 'cold build', 'nothing changed', 'one edited figure'],
    [
      ...names.map((name) => [
        name,
        ...kinds.map((samples) => {
          const ms = phase(samples, name);
          return `${duration(ms)} (${((100 * ms) / total(samples)).toFixed(0)} %)`;
        }),
      ]),
      ['whole process', ...kinds.map((samples) => `**${duration(total(samples))}**`)],
    ],
  );
}

function measureBuild(copy: string, pictures: boolean): BuildSample {
  const program = join(import.meta.dirname, 'measure-build.ts');
  const output = execFileSync(process.execPath, [program, copy, ...(pictures ? [] : ['--no-pictures'])], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as BuildSample;
}
