import { attempt } from '../../base/attempt.ts';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildsFolder } from './publish.ts';

/** How long a wait goes unmentioned, and how often the lock is tried. */
const patienceMs = 1000;
const retryMs = 50;

/** No build takes as long: its process number may be that of another program by now, or of another machine. */
const abandonedAfterMs = 60 * 60 * 1000;

export interface Holder {
  pid: number;
  host: string;
  /** Since when: `2026-11-30T09:00:00.000Z`. */
  since: string;
}

/**
 * Runs `work` while nothing else builds this site or writes its modules, in this process or another. The lock is a file that names its
 * process: that of a process which was killed is removed by the next one.
 * @param onWait called once, after a second of waiting; `undefined` where the holder is not known
 */
export async function withLock<Result>(
  root: string,
  work: () => Promise<Result>,
  onWait?: (holder: Holder | undefined) => void,
): Promise<Result> {
  mkdirSync(buildsFolder(root), { recursive: true });
  const file = join(buildsFolder(root), 'lock');
  const start = performance.now();
  let isReported = false;
  while (!take(file)) {
    if (!isReported && performance.now() - start > patienceMs) {
      isReported = true;
      onWait?.(readHolder(file));
    }
    await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file: string): boolean {
  const age = ageOf(file);
  const holder = readHolder(file);
  // It is not written yet, or its process was killed before.
  if (holder === undefined) return age > 10_000;
  return age > abandonedAfterMs || (holder.host === hostname() && !isRunning(holder.pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to someone else.
    return hasCode(error, 'EPERM');
  }
}

/** In milliseconds; 0 for a file that is gone. */
function ageOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? 0 : Date.now() - stat.mtimeMs;
}

function readHolder(file: string): Holder | undefined {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Holder);
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

/** The message of a command while another build of the same project is under way. */
export function waitingMessage(holder: Holder | undefined): string {
  const who = holder && ` (processus ${holder.pid}, depuis ${new Date(holder.since).toLocaleTimeString('fr-FR')})`;
  return `Une autre construction du site est en cours${who ?? ''} : celle-ci commence dès qu'elle est finie.`;
}
