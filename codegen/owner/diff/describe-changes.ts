import { others } from '../../base/french.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { figureOf } from '../../model/locale/figure.ts';
import { factsOf, isWithin, type Spec } from '../edit/spec.ts';
import { compact, changeWords, valueWords } from '../edit/words/value-words.ts';
import type { Source } from '../../read/source.ts';
import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import type { Change, WrittenAt } from './report.ts';
import type { WrittenChange } from './written-changes.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { daysOf, periodWords } from '../../model/index/days.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';

/** Changes in words; the same change at many places is one entry. */
export function describeChanges(changes: readonly WrittenChange[], before: Spec, after: Spec): Change[] {
  const ids = new Set([before, after].flatMap(({ index }) => [...index.tables.values()].flat().map(({ id }) => id)));
  const groups = Map.groupBy(ordersOnce(changes), (change) => keyOf(change, ids));
  return [...groups.values()].map((group) => {
    const [change] = group as [WrittenChange];
    const more = group.length === 1 ? '' : `, et ${others(group.length - 1, 'endroit')}`;
    return { words: wordsOf(change, before, after) + more, at: group.map(placeOf) };
  });
}

/** Keeps one change for each list whose items moved. */
function ordersOnce(changes: readonly WrittenChange[]): WrittenChange[] {
  const listed = new Set<string>();
  return changes.filter(({ kind, path, now }) => {
    if (kind !== 'moved') return true;
    const list = `${now?.document.kind === 'table' && path.length < 2 ? now.document.name : now?.document.file} ${path.slice(0, -1).join('/')}`;
    return !listed.has(list) && listed.add(list);
  });
}

/** Texts that were added, removed, or replaced by the same text everywhere are one change. Equal numbers, and rows named in several lists, are not. */
function keyOf({ kind, before, after, path, oldPath, now, old }: WrittenChange, ids: ReadonlySet<string>): string {
  const isText = [before, after].every(
    (value) => value === undefined || (typeof value === 'string' && !ids.has(value)),
  );
  if (isText && kind !== 'moved' && kind !== 'renamed') return JSON.stringify([kind, before, after]);
  return [kind, (now ?? old)?.document.file, path.join('/'), oldPath.join('/')].join('\u0000');
}

function wordsOf(change: WrittenChange, before: Spec, after: Spec): string {
  const { kind, old, now, path, oldPath } = change;
  if (kind === 'removed' && old !== undefined) return `En moins : ${withValue(before, old, oldPath, change.before)}`;
  if (now === undefined) return '';
  if (kind === 'added') return `En plus : ${withValue(after, now, path, change.after)}`;
  const { words, unit } = subjectOf(after, now, path);
  if (kind === 'changed') return `${words} : ${changeWords(change.before, change.after, unit)}`;
  if (kind === 'moved') return orderWords(change, now, after);
  const row = subjectOf(after, now, path.slice(0, -1)).words;
  return `${row} : identifiant « ${String(change.before)} » renommé « ${String(change.after)} »`;
}

/** An added or removed value: a row, section or file by its name, anything else with its value. */
function withValue(spec: Spec, source: Source, path: DocumentPath, value: Json | undefined): string {
  const { words, unit } = subjectOf(spec, source, path);
  const { kind } = source.document;
  const isNamed = path.length === 0 || (kind === 'table' && path.length < 2) || (kind === 'page' && path.length === 2);
  const days =
    isNamed && isObject(value) ? periodWords(daysOf(value, schemaPlace(source, path, spec.schemas).schema())) : '';
  if (isNamed) return compact(words, days !== '' && days).join(', ');
  // A whole figure, with the values of its readings.
  const figures = kind === 'facts' && isObject(value) ? factsOf(spec).filter((fact) => isWithin(fact.path, path)) : [];
  if (figures.length === 0) return `${words}, ${valueWords(value, unit)}`;
  return `${words} : ${figures.map(({ figure }) => asTyped(figureOf(figure, spec.index.locale).text)).join(', ')}`;
}

function orderWords({ path, after: item }: WrittenChange, now: Source, after: Spec): string {
  const isRow = now.document.kind === 'table' && path.length < 2;
  if (!isRow && typeof path.at(-1) !== 'number') return `Ordre des clés : ${subjectOf(after, now, path).words}`;
  const list = isRow ? now.document.name : subjectOf(after, now, path.slice(0, -1)).words;
  return `Ordre, ${list} : ${valueWords(item, undefined)} a changé de place`;
}

/** A removed value has its place in the older version. */
function placeOf({ kind, now, old, path, oldPath }: WrittenChange): WrittenAt {
  const [source, place] = kind === 'removed' || now === undefined ? [old, oldPath] : [now, path];
  if (source === undefined) return { file: '', line: 1 };
  return { file: source.document.file, line: source.document.locate(place).line };
}
