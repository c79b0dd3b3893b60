import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildsFolder } from './manifest.ts';

/** How long a wait goes unmentioned, and how often the lock is tried. */
const patienceMs = 1000;
const retryMs = 50;

/** SQLite's answer where another connection holds the lock. */
const busy = 5;

/** Who holds a lock. */
export interface Holder {
  pid: number;
  /** Since when: `2026-11-30T09:00:00.000Z`. */
  since: string;
}

/**
 * Runs `work` while no other work of this name runs in this project, in this process or another.
 * The lock is the operating system's own, taken by SQLite on an empty file: it ends with the process that holds it, however that
 * process ends, so nothing is left behind.
 * @param onWait called once, after a second of waiting; `undefined` where the holder is not known
 */
export async function withLock<Result>(
  root: string,
  name: 'build' | 'publish',
  work: () => Promise<Result>,
  onWait?: (holder: Holder | undefined) => void,
): Promise<Result> {
  const file = join(buildsFolder(root), `${name}.lock`);
  const holderFile = `${file}.holder`;
  await mkdir(buildsFolder(root), { recursive: true });
  const database = await openDatabase(file);
  try {
    const start = performance.now();
    let isReported = false;
    while (!take(database)) {
      if (!isReported && performance.now() - start > patienceMs) {
        isReported = true;
        onWait?.(await readHolder(holderFile));
      }
      await sleep(retryMs);
    }
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() } satisfies Holder));
    try {
      return await work();
    } finally {
      await rm(holderFile, { force: true });
    }
  } finally {
    database.close();
  }
}

/** SQLite's error names neither file nor cause: the access to the folder does. */
async function openDatabase(file: string): Promise<DatabaseSync> {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    await access(dirname(file), constants.W_OK);
    throw error;
  }
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** The message of a command while another build of the same project is under way. */
export function waitingMessage(holder: Holder | undefined): string {
  const who = holder && ` (processus ${holder.pid}, depuis ${new Date(holder.since).toLocaleTimeString('fr-FR')})`;
  return `Une autre construction du site est en cours${who ?? ''} : celle-ci commence dès qu'elle est finie.`;
}
