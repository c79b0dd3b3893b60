import { asTyped } from '../../base/excerpt.ts';
import { figureOf } from '../../model/locale/figure.ts';
import { factsOf, isWithin, type Spec } from '../edit/spec.ts';
import { compact, counted, changeWords, valueWords } from '../edit/words/value-words.ts';
import type { Source } from '../../read/source.ts';
import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import { causes, type Change, type WrittenAt, type Cause } from './report.ts';
import { changesBetween, type WrittenChange } from './written-changes.ts';
import { subjectOf, dayKeyAt } from '../edit/words/subject.ts';
import { daysOf, periodWords } from '../../model/index/days.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** A change in words, with the written changes that it stands for. */
export interface DescribedChange {
  readonly change: Change;
  readonly written: readonly WrittenChange[];
}

/** Every change in words, the most important first; the same change at many places is one entry. */
export function describeChanges(before: Spec, after: Spec): DescribedChange[] {
  const ids = new Set([before, after].flatMap(({ index }) => [...index.tables.values()].flat().map(({ id }) => id)));
  const all = ordersOnce(changesBetween(before, after)).map((change) => ({
    change,
    cause: causeOf(change, after.schemas),
    key: keyOf(change, ids),
  }));
  const groups = [...Map.groupBy(all, ({ key }) => key).values()];
  const sorted = groups.toSorted((a, b) => causes.indexOf(a[0]!.cause) - causes.indexOf(b[0]!.cause));
  return sorted.map((group) => {
    const [{ change, cause }] = group as [(typeof group)[number]];
    const others = group.length - 1;
    const more = others === 0 ? '' : `, et ${counted(others, 'autre endroit', 'autres endroits')}`;
    return {
      change: {
        cause,
        words: wordsOf(change, before, after) + more,
        at: group.map((one) => placeOf(one.change)),
        shown: [],
      },
      written: group.map((one) => one.change),
    };
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

/** One change in words. */
export function wordsOf(change: WrittenChange, before: Spec, after: Spec): string {
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

/** What is gone has its place in the older version. */
function placeOf({ kind, now, old, path, oldPath }: WrittenChange): WrittenAt {
  const [source, place] = kind === 'removed' || now === undefined ? [old, oldPath] : [now, path];
  if (source === undefined) return { file: '', line: 1 };
  return { file: source.document.file, line: source.document.locate(place).line };
}

/** Keys of values that concern the appearance. */
const looks = new Set(['icon', 'color', 'accent', 'look', 'variant', 'tone', 'layout', 'weight', 'columns']);

function causeOf(change: WrittenChange, schemas: Schemas): Cause {
  const { kind, path, oldPath, now, old, before, after } = change;
  const [source, place] = now !== undefined && kind !== 'removed' ? [now, path] : [old, oldPath];
  if (kind === 'moved') return 'order';
  if (source === undefined) return 'texts';
  const { kind: file } = source.document;
  const key = place.findLast((step) => typeof step === 'string') ?? '';
  const schema = schemaPlace(source, place, schemas).schema() ?? {};
  if (dayKeyAt(source, place, schemas) !== undefined) return 'days';
  if (file === 'theme' || looks.has(key) || 'icon' in schema) return 'looks';
  if (file === 'facts' && key !== 'label') return 'figures';
  if (kind === 'renamed' || file === 'redirects' || 'href' in schema) return 'addresses';
  if (file === 'routes' && ['path', 'aliases', 'fallback', 'routes'].includes(key)) return 'addresses';
  if (typeof before === 'number' || typeof after === 'number') return 'figures';
  return file === 'table' && place.length < 2 && kind !== 'changed' && (now === undefined || old === undefined)
    ? 'rows'
    : 'texts';
}
