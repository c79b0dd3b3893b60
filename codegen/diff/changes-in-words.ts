import type { Spec } from '../edit/spec.ts';
import { counted } from '../edit/french.ts';
import { isObject } from '../load/values/json.ts';
import { causeOf, causes } from './cause.ts';
import { followRenames } from './follow-renames.ts';
import { idOf } from './match-items.ts';
import { Reach } from './reach.ts';
import type { Change, WrittenAt } from './report.ts';
import { subjectOf } from './subject.ts';
import { changeWords, nameOf, valueWords } from './value-words.ts';
import { writtenChanges, type WrittenChange } from './written-changes.ts';

/** Every change in words, the most important first; the same change at many places is told once. */
export function changesInWords(before: Spec, after: Spec): Change[] {
  const reach = new Reach(before, after);
  const all = ordersOnce(followRenames(writtenChanges(before, after))).map((change) => ({
    change,
    cause: causeOf(change, after.schemas),
    key: keyOf(change),
  }));
  const groups = [...Map.groupBy(all, ({ key }) => key).values()];
  const sorted = groups.toSorted((a, b) => causes.indexOf(a[0]!.cause) - causes.indexOf(b[0]!.cause));
  return sorted.map((group) => {
    const [{ change, cause }] = group as [(typeof group)[number]];
    const others = group.length - 1;
    const more = others === 0 ? '' : `, et ${counted(others, 'autre endroit', 'autres endroits')}`;
    return {
      cause,
      words: wordsOf(change, before, after) + more,
      at: group.map((one) => placeOf(one.change)),
      shown: group.flatMap((one) => reach.of(one.change)),
    };
  });
}

/** Of items of one list that moved, the list is told once. */
function ordersOnce(changes: readonly WrittenChange[]): WrittenChange[] {
  const told = new Set<string>();
  return changes.filter(({ kind, path, now }) => {
    if (kind !== 'moved') return true;
    const list = `${now?.document.kind === 'table' && path.length < 2 ? now.document.name : now?.document.file} ${path.slice(0, -1).join('/')}`;
    return !told.has(list) && told.add(list);
  });
}

/** Texts that were replaced by the same text everywhere are one change. Numbers that happen to be equal are not. */
function keyOf({ kind, before, after, path, oldPath, now, old }: WrittenChange): string {
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  if (isText) return `${before}\u0000${after}`;
  return [kind, (now ?? old)?.document.file, path.join('/'), oldPath.join('/')].join('\u0000');
}

function wordsOf(change: WrittenChange, before: Spec, after: Spec): string {
  const { kind, old, now, path, oldPath } = change;
  if (now === undefined && old !== undefined)
    return `${subjectOf(before, old, oldPath).words} : ${oldPath.length === 0 && old.document.kind !== 'table' ? 'fichier retiré' : 'retiré'}`;
  if (now === undefined) return '';
  const { words, unit } = subjectOf(after, now, path);
  if (kind === 'changed') return `${words} : ${changeWords(change.before, change.after, unit)}`;
  if (kind === 'renamed')
    return `${subjectOf(after, now, path.slice(0, -1)).words} : identifiant « ${String(change.before)} » renommé « ${String(change.after)} »`;
  if (kind === 'moved') {
    const isItem = typeof path.at(-1) === 'number' || now.document.kind === 'table';
    const name = isObject(change.after) ? nameOf(change.after) : valueWords(change.after, undefined);
    const list =
      now.document.kind === 'table' && path.length < 2
        ? now.document.name
        : subjectOf(after, now, path.slice(0, -1)).words;
    return isItem ? `Ordre de ${list} : ${name} a changé de place` : `Ordre des clés : ${words}`;
  }
  const value = kind === 'added' ? change.after : change.before;
  const said = isObject(value) ? nameOf(value) : valueWords(value, unit);
  const sign = kind === 'added' ? 'ajouté' : 'retiré';
  if (idOf(value) !== undefined || old === undefined) return `${words} : ${sign}`;
  return `${words} : ${sign}, ${said}`;
}

function placeOf({ now, old, path, oldPath }: WrittenChange): WrittenAt {
  const [source, place] = now === undefined ? [old, oldPath] : [now, path];
  if (source === undefined) return { file: '', line: 1 };
  return { file: source.document.file, line: source.document.locate(place).line };
}
