import { isDeepStrictEqual } from 'node:util';
import { changesIfPossible } from '../edit/edits.ts';
import { type Edit, entryAt, lineStart, readYaml, startOf, endOf } from '../edit/yaml/yaml-text.ts';
import { insertEntry, moveItem, removeEntry } from '../edit/yaml/entries.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import { wordsOf } from '../diff/describe-changes.ts';
import { changesBetween, type WrittenChange } from '../diff/written-changes.ts';
import { impossible, type EditorSession } from './editor-session.ts';
import type { Outcome, UnpublishedChange, WrittenPlace } from '../../../src/shared/editing.ts';

/**
 * The changes since the last published version, and the French name of that version.
 * @throws a `UserError` if there is no published version
 */
export function unpublishedChanges(session: EditorSession): { against: string; changes: UnpublishedChange[] } {
  const now = session.spec();
  const { spec: before, name } = session.published();
  const changes = changesBetween(before, now).map((change) => ({
    words: wordsOf(change, before, now),
    ...placeOf(change),
    canRevert: revertOf(change) !== undefined,
  }));
  return { against: name, changes };
}

/** Reverts one change, found by its words and place. */
export function revertChange(
  session: EditorSession,
  { words, file, path }: Pick<UnpublishedChange, 'words' | 'file' | 'path'>,
): Outcome {
  const now = session.spec();
  const { spec: before } = session.published();
  const change = changesBetween(before, now).find((one) => {
    const place = placeOf(one);
    return place.file === file && isDeepStrictEqual(place.path, path) && wordsOf(one, before, now) === words;
  });
  const revert = change === undefined ? undefined : revertOf(change);
  const source = change?.now;
  if (revert === undefined || source === undefined)
    return impossible("Cette modification n'est plus là, ou ne s'annule pas ici.");
  const changes = changesIfPossible(source, revert);
  return changes === undefined
    ? impossible('Cette modification ne s’annule pas ici : rétablissez ces lignes dans le fichier.')
    : session.commit(`Annulé : ${words}`, changes);
}

function placeOf({ now, old, path, oldPath, kind }: WrittenChange): WrittenPlace & { line: number } {
  const source = now ?? old;
  const at = kind === 'removed' ? oldPath : path;
  const own = kind === 'removed' ? (old ?? source) : source;
  return { file: source?.document.file ?? '', path: at, line: own?.document.locate(at).line ?? 1 };
}

/** The edit of the text that reverts a change. */
function revertOf(change: WrittenChange): Edit | undefined {
  const { kind, now, old, path, oldPath, before } = change;
  if (now === undefined || (old === undefined && kind !== 'added')) return undefined;
  if (kind === 'added') return path.length === 0 ? undefined : (yaml) => removeEntry(yaml, path);
  if (kind === 'moved' && typeof path.at(-1) === 'number' && path.length === oldPath.length) {
    const [from, to] = [Number(path.at(-1)), Number(oldPath.at(-1))];
    return (yaml) => moveItem(yaml, path, to > from ? to + 1 : to);
  }
  if (kind === 'changed' && isScalarValue(before)) return (yaml) => setScalar(yaml, path, before);
  if (kind === 'removed' && old !== undefined && oldPath.length > 0) {
    const written = writtenAlone(old.document.text, oldPath);
    const index = oldPath.at(-1);
    if (written === undefined) return undefined;
    return typeof index === 'number'
      ? (yaml) => insertEntry(yaml, path, index, written)
      : (yaml) => insertEntry(yaml, path.slice(0, -1), Infinity, written);
  }
  return undefined;
}

/** The former text of an entry, from column 0 and without its dash. */
function writtenAlone(text: string, path: WrittenPlace['path']): string | undefined {
  const yaml = readYaml(text);
  const entry = entryAt(yaml, path);
  if (entry === undefined) return undefined;
  const start = startOf(entry);
  const isItem = entry.pair === undefined && text[start] === '-';
  const column = start - lineStart(text, start) + (isItem ? 2 : 0);
  const [first = '', ...lines] = text.slice(isItem ? start + 2 : start, endOf(entry, yaml)).split(/\r?\n/);
  return [
    first.trimStart(),
    ...lines.map((line) => line.slice(Math.min(column, line.length - line.trimStart().length))),
  ].join('\n');
}
