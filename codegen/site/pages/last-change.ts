import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { givenInstant } from '../../run/build-day.ts';

/** The folders in which rows stand: tables, and the blocks of pages. */
const folders = ['tables', 'pages'];

/**
 * When the rows of a spec were last changed: in their last commit; where git does not know that or they were changed since, as their
 * files say. `givenInstant` takes its place.
 * @param spec the folder of the spec
 */
export function lastChange(spec: string, environment: NodeJS.ProcessEnv = process.env): Date {
  return (
    givenInstant(environment) ??
    new Date(1000 * (lastCommit(spec) ?? Math.max(0, ...folders.flatMap((folder) => changesIn(join(spec, folder))))))
  );
}

/** The times at which the files below a folder were last written, in seconds. */
function changesIn(folder: string): number[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.map((file) => Math.floor(statSync(join(folder, file)).mtimeMs / 1000));
  } catch {
    return [];
  }
}

/** The time of the last commit of the rows, in seconds; `undefined` where they have none, or were changed since. */
function lastCommit(spec: string): number | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'log.showSignature=false', ...args, '--', ...folders], {
      cwd: spec,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    if (git('status', '--porcelain') !== '') return undefined;
    return Number(git('log', '-1', '--format=%ct')) || undefined;
  } catch {
    return undefined;
  }
}
