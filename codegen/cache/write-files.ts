import { attempt } from '../base/attempt.ts';
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
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UserError } from '../run/user-error.ts';

/** The steps that an edit of several files still has to take. */
interface Journal {
  /** Finished files under their temporary names, relative to the project. */
  readonly moves: readonly { readonly part: string; readonly file: string }[];
  readonly removed: readonly string[];
}

/** The journal is a hidden file: readers of the spec leave hidden files out. */
const journalFile = 'spec/.edit.json';

/** Files of the spec that are no text, its pictures, are written with a character per byte. */
export function encodingOf(path: string): 'utf8' | 'latin1' {
  return /\.(?:yaml|jsonl?)$/.test(path) ? 'utf8' : 'latin1';
}

const byteOrderMark = '\uFEFF';

/**
 * Writes files of the spec, all or none, also when the process is killed: each file is written under a temporary name, then the journal
 * lists the steps that are left, then each file takes its place. The next reader of the spec finishes the steps of a journal that is left.
 * @param changes the new text of each file; `null` removes it
 * @param before the texts that the changes were made from
 * @throws a `UserError` where a file has changed in the meantime
 */
export function writeFiles(
  root: string,
  changes: ReadonlyMap<string, string | null>,
  before: ReadonlyMap<string, string>,
): void {
  finishWrite(root);
  const spec = realpathSync(join(root, 'spec'));
  const placed = [...changes].map(([file, text]) => ({
    file,
    text,
    path: targetOf(join(spec, relative('spec', file))),
  }));
  for (const { file, path } of placed)
    if (textOf(path) !== before.get(file))
      throw new UserError(`${file} a changé pendant ce temps : rien n'est écrit. Relancez la commande.`);
  const inProject = (path: string) => join('spec', relative(spec, path));
  const journal: Journal = {
    moves: placed.flatMap(({ text, path }) =>
      text === null ? [] : [{ part: inProject(writePart(path, text)), file: inProject(path) }],
    ),
    removed: placed.flatMap(({ text, path }) => (text === null ? [inProject(path)] : [])),
  };
  const path = join(root, journalFile);
  renameSync(writePart(path, JSON.stringify(journal)), path);
  finishWrite(root);
}

/** Takes the steps of a journal that an interrupted edit has left, if there is one. Two processes may do it at once. */
export function finishWrite(root: string): void {
  const path = join(root, journalFile);
  if (!existsSync(path)) return;
  // A damaged journal was never in force: the journal takes its place in one step.
  const journal = attempt(() => JSON.parse(readFileSync(path, 'utf8')) as Journal);
  for (const { part, file } of journal?.moves ?? []) moveOver(within(root, part), within(root, file));
  for (const file of journal?.removed ?? []) rmSync(within(root, file), { force: true });
  rmSync(path, { force: true });
}

/** Another process that finishes the same edit may have moved the file already. */
function moveOver(part: string, file: string): void {
  try {
    renameSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** @throws where a path of a journal lies outside of the spec */
function within(root: string, path: string): string {
  const full = join(root, path);
  if (!full.startsWith(join(root, 'spec') + sep))
    throw new Error(`${journalFile} names a file outside of the spec: ${path}`);
  return full;
}

/** The file that a link leads to: the link stays. */
function targetOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** The text of a file without its byte order mark. */
function textOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, encodingOf(path));
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}

/** Writes a file under a temporary name and returns its path. The file has the rights and the byte order mark of the file that it replaces. */
function writePart(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.edit`);
  const isMarked = existsSync(path) && readFileSync(path, 'utf8').startsWith(byteOrderMark);
  rmSync(part, { force: true });
  const file = openSync(part, 'wx', existsSync(path) ? statSync(path).mode : 0o666);
  try {
    writeFileSync(file, isMarked ? byteOrderMark + text : text, encodingOf(path));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return part;
}
