import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { approvedHash } from '../../release/approvals.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { writtenChanges, type WrittenChange } from '../diff/written-changes.ts';
import { sourceAt, type Spec } from '../edit/spec.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { valueWords } from '../edit/words/value-words.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import { edited } from '../edit/yaml/yaml-text.ts';
import type { Choices, PublishConflict } from '../../../src/shared/editing.ts';
import type { Git } from '../git.ts';

/** The three states of a spec that is merged. */
export interface Versions {
  readonly base: Spec;
  readonly mine: Spec;
  readonly theirs: Spec;
}

/** A value that both sides have changed, each to another one. */
interface Conflict {
  readonly key: string;
  readonly mine: WrittenChange;
  readonly theirs: WrittenChange;
}

/** The values of a file that both sides have changed differently, to choose from. */
export function conflictsIn(versions: Versions, file: string): PublishConflict[] {
  return conflictsBetween(versions, file).map(({ key, mine, theirs }) => {
    const source = mine.now ?? mine.old;
    const { words, unit } =
      source === undefined ? { words: key, unit: undefined } : subjectOf(versions.mine, source, mine.path);
    const line = source?.document.locate(mine.path).line ?? 1;
    const inWords = (value: Json | undefined) => (typeof value === 'string' ? `« ${value} »` : valueWords(value, unit));
    return {
      key,
      file,
      line,
      words,
      before: inWords(mine.before),
      mine: inWords(mine.after),
      theirs: inWords(theirs.after),
    };
  });
}

/**
 * The text of a file with the changes of both sides, where git alone finds none: the chosen values are made equal on both sides first,
 * then git merges the lines, and of lines that touch, each value is set by itself.
 * @returns `undefined` where more than values conflict
 */
export function mergedText(git: Git, versions: Versions, file: string, choices: Choices): string | undefined {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    (spec) => sourceAt(spec, file)?.document.text,
  );
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  const conflicts = conflictsBetween(versions, file);
  const isSettled = conflicts.every(({ key, mine: { after: own }, theirs: { after: other } }) => {
    return key in choices && isScalarValue(own) && isScalarValue(other);
  });
  if (!isSettled) return undefined;
  const settled = (text: string, side: 'mine' | 'theirs') =>
    conflicts.reduce((now, conflict) => {
      const { after } = conflict[choices[conflict.key] ?? 'mine'];
      return withValue(now, conflict[side].path, after);
    }, text);
  const texts = { mine: settled(mine, 'mine'), base, theirs: settled(theirs, 'theirs') };
  const lines = mergedLines(git, texts);
  if (lines !== undefined) return lines;
  const own = changesIn(versions.base, versions.mine, file);
  const all = [...own, ...changesIn(versions.base, versions.theirs, file)];
  if (!all.every(({ kind, after }) => kind === 'changed' && isScalarValue(after))) return undefined;
  const conflicting = new Set(conflicts.map((conflict) => conflict.mine.path.join('/')));
  const free = own.filter(({ path }) => !conflicting.has(path.join('/')));
  return free.reduce((text, { path, after }) => withValue(text, path, after), texts.theirs);
}

function withValue(text: string, path: DocumentPath, value: Json | undefined): string {
  return isScalarValue(value) ? edited(text, (yaml) => setScalar(yaml, path, value)) : text;
}

/** The merge of git, line by line; `undefined` where lines conflict. */
function mergedLines(git: Git, texts: Readonly<Record<'mine' | 'base' | 'theirs', string>>): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    const names = ['mine', 'base', 'theirs'].map((name) => join(folder, name));
    const merged = git.run(['merge-file', '-p', ...names]);
    return merged.status === 0 ? merged.stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function changesIn(base: Spec, spec: Spec, file: string): WrittenChange[] {
  return writtenChanges(base, spec).filter(({ old, now }) => (old ?? now)?.document.file === file);
}

function conflictsBetween({ base, mine, theirs }: Versions, file: string): Conflict[] {
  const others = changesIn(base, theirs, file).filter(({ kind }) => kind === 'changed');
  return changesIn(base, mine, file).flatMap((change) => {
    const other = others.find(({ oldPath }) => isDeepStrictEqual(oldPath, change.oldPath));
    if (change.kind !== 'changed' || other === undefined || isDeepStrictEqual(change.after, other.after)) return [];
    // A choice is about the colleague's value as it was seen.
    const seen = approvedHash(other.after ?? null).slice(0, 6);
    return [{ key: `${file}#${change.oldPath.join('/')}@${seen}`, mine: change, theirs: other }];
  });
}

/** The entries of both sides of a ledger; of one that both have changed, ours. */
export function mergedLedger(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (!isObject(mine) || !isObject(theirs)) return mine;
  const before: JsonObject = isObject(base) ? base : {};
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = mergedLedger(before[key], mine[key], theirs[key]);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
