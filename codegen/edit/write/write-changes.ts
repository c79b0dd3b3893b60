import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Changes } from '../../load/read/read.ts';
import { UserError } from '../../run/user-error.ts';
import { finishEdit, journalFile, type Journal } from './journal.ts';

/**
 * Writes files of the spec, all or none, also when the process is killed: they are written under other names, then what is to be done
 * is noted (journal.ts), then each takes its place. What was noted is finished by whoever reads the spec next.
 * @param before the texts that the changes were made from
 * @throws a `UserError` where a file has changed in the meantime
 */
export function writeChanges(root: string, changes: Changes, before: ReadonlyMap<string, string>): void {
  finishEdit(root);
  const real = realpathSync(root);
  const placed = [...changes].map(([file, text]) => ({ file, text, path: targetOf(join(real, file)) }));
  for (const { file, path } of placed) refuseChanged(file, path, before.get(file));
  const parts = placed.flatMap(({ text, path }) => (text === null ? [] : [writePart(path, text)]));
  const written = placed.filter(({ text }) => text !== null);
  const inSpec = (path: string) => relative(real, path);
  const journal: Journal = {
    moves: written.map(({ path }, at) => ({ part: inSpec(parts[at] ?? ''), file: inSpec(path) })),
    removed: placed.flatMap(({ text, path }) => (text === null ? [inSpec(path)] : [])),
  };
  const path = join(real, journalFile);
  renameSync(writePart(path, JSON.stringify(journal)), path);
  finishEdit(root);
}

/** Through a link to the file that it leads to: the link stays. */
function targetOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function refuseChanged(file: string, path: string, before: string | undefined): void {
  const now = existsSync(path) ? withoutMark(readFileSync(path, 'utf8')) : undefined;
  if (now !== before)
    throw new UserError(`${file} a changé pendant ce temps : rien n'est écrit. Relancez la commande.`);
}

const mark = '\uFEFF';

function withoutMark(text: string): string {
  return text.startsWith(mark) ? text.slice(mark.length) : text;
}

/** Writes a file under the name that it has while it waits, and returns its path. It keeps the rights and the byte order mark of the one before. */
function writePart(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.edit`);
  const isMarked = existsSync(path) && readFileSync(path, 'utf8').startsWith(mark);
  rmSync(part, { force: true });
  const file = openSync(part, 'wx', existsSync(path) ? statSync(path).mode : 0o666);
  try {
    writeSync(file, isMarked ? mark + text : text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return part;
}
