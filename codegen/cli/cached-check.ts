import type { CheckReport } from './check-report.ts';
import { join } from 'node:path';
import { CachedFile } from '../cache/cached-file.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import { cacheFolder } from '../run/paths.ts';
import type { Project } from '../run/project.ts';

/** The options of `check`. */
export interface CheckOptions {
  /** Whether every finding is printed, however many there are. */
  readonly all: boolean;
  /** Whether the items to settle before going live are listed. */
  readonly release: boolean;
  /** The day of `--date`, as `AAAA-MM-JJ`. */
  readonly day: string | undefined;
  /** The current day of this machine: the result of another day is not reused. */
  readonly today: string;
}

/** The result of `check`: a report for machines, and the same as text. */
export interface CheckResult {
  readonly report: CheckReport;
  /** Of a valid spec: the notes on what is over, and what comes next. */
  readonly text: string;
  /** Of a valid spec, its contents: « 58 pages… ». */
  readonly counts?: string;
}

/** The result of the last `check` with the same options on the same files, or else a new one, which is cached. */
export async function cachedCheck(
  project: Project,
  options: CheckOptions,
  check: () => Promise<CheckResult>,
): Promise<CheckResult> {
  const currentKey = () => JSON.stringify([fingerprintOf(project), options]);
  const key = currentKey();
  const file = new CachedFile(join(cacheFolder(project, 'check'), 'verdict'), key);
  const cached = file.readJson() as CheckResult | undefined;
  if (cached !== undefined) return cached;
  const result = await check();
  // A file that changed meanwhile may have been read before or after the change.
  if (currentKey() === key) file.writeJson(result);
  return result;
}
