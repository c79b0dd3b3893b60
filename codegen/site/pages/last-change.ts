import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in which rows stand: tables, and the blocks of pages. */
const folders = ['tables', 'pages'];

/**
 * When the rows of a spec were last changed: in their last commit; where git does not know that or they were changed since, as their
 * files say. `SOURCE_DATE_EPOCH` (seconds; reproducible-builds.org) takes its place.
 * @param spec the folder of the spec
 */
export function lastChange(spec: string, environment: NodeJS.ProcessEnv = process.env): Date {
  const epoch = Number(environment['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  const seconds = Number.isFinite(epoch) ? epoch : (lastCommit(spec) ?? Math.max(0, ...folders.flatMap(changesIn)));
  return new Date(seconds * 1000);

  function changesIn(folder: string): number[] {
    try {
      const files = readdirSync(join(spec, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => Math.floor(statSync(join(spec, folder, file)).mtimeMs / 1000));
    } catch {
      return [];
    }
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
