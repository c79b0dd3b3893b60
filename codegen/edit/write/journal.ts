import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What an edit of several files still has to do: it is written before the first of them changes. */
export interface Journal {
  /** Finished files under the name that they have while they wait, relative to the project. */
  readonly moves: readonly { readonly part: string; readonly file: string }[];
  readonly removed: readonly string[];
}

/** Beside what it tells of, and hidden: what reads the spec leaves hidden files out. */
export const journalFile = 'spec/.edit.json';

/**
 * Finishes an edit that was killed after its decision: every file of it is there, some under their waiting names. Two processes may
 * do it at once. Where there is no journal, there is nothing to do.
 */
export function finishEdit(root: string): void {
  const path = join(root, journalFile);
  if (!existsSync(path)) return;
  const journal = readJournal(path);
  for (const { part, file } of journal?.moves ?? []) moveOver(within(root, part), within(root, file));
  for (const file of journal?.removed ?? []) rmSync(within(root, file), { force: true });
  rmSync(path, { force: true });
}

/** One that is not whole was never decided: it is put in its place in one step. */
function readJournal(path: string): Journal | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Journal;
  } catch {
    return undefined;
  }
}

/** Somebody else who finishes the same edit may have been faster. */
function moveOver(part: string, file: string): void {
  if (existsSync(part)) {
    try {
      renameSync(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** @throws where a path leaves the spec: no edit of ours wrote it */
function within(root: string, path: string): string {
  const folder = join(root, 'spec') + sep;
  const full = join(root, path);
  if (!full.startsWith(folder)) throw new Error(`${journalFile} names a file outside of the spec: ${path}`);
  return full;
}
