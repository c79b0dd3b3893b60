import { exists, frenchForm, isoForm, readDay } from '../../base/calendar-day.ts';
import { isObject, type Json, type JsonObject, itemsAt, type DocumentPath } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { blockSchema } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { firstById, type HiddenRow, type Row, type SpecIndex } from './spec-index.ts';

/** On which days a row or a block is on the site: first and last one included, as `YYYY-MM-DD`; a draft is there while the site is written, and never published. */
export interface Days {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly draft: boolean;
}

export interface View {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly drafts: boolean;
}

/** Keys of any row and any block, which no schema lists. */
export const dayKeys = ['from', 'until', 'draft'] as const;
export type DayKey = (typeof dayKeys)[number];

/** The keys of a mapping that hold its days: a field that its own schema declares under such a name is that field. */
export function dayKeysIn(mapping: JsonObject, schema?: JsonObject): DayKey[] {
  const own = isObject(schema?.properties) ? schema.properties : {};
  return dayKeys.filter((key) => mapping[key] !== undefined && !Object.hasOwn(own, key));
}

/** The days of a row or a block. Impossible ones limit nothing: a rule reports them. */
export function daysOf(mapping: JsonObject, schema?: JsonObject): Days {
  const keys = dayKeysIn(mapping, schema);
  // Nearly all rows and blocks are there on all days.
  if (keys.length === 0) return always;
  const { from, until, draft } = Object.fromEntries(keys.map((key) => [key, mapping[key]]));
  const days = areInOrder(from, until) ? { from: isDay(from), until: isDay(until) } : always;
  return { ...days, draft: draft === true };
}

/** Is the last of two days, both of them days of the calendar, not before the first? So it is where one of them is missing. */
export function areInOrder(from: Json | undefined, until: Json | undefined): boolean {
  const [first, last] = [isDay(from), isDay(until)];
  return first === undefined || last === undefined || first <= last;
}

/** True if a day of a row or a block is not in the calendar, or its last day is before its first. */
export function hasImpossibleDays(mapping: JsonObject, schema?: JsonObject): boolean {
  const keys = dayKeysIn(mapping, schema).filter((key) => key !== 'draft');
  const isOdd = keys.some((key) => isDay(mapping[key]) === undefined);
  return isOdd || (keys.length === 2 && !areInOrder(mapping.from, mapping.until));
}

const always: Days = { from: undefined, until: undefined, draft: false };

export function withoutDays(mapping: JsonObject, schema?: JsonObject): JsonObject {
  const keys: readonly string[] = dayKeysIn(mapping, schema);
  return keys.length === 0
    ? mapping
    : Object.fromEntries(Object.entries(mapping).filter(([key]) => !keys.includes(key)));
}

export function isShown({ from, until, draft }: Days, { day, drafts }: View): boolean {
  return (drafts || !draft) && (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** Why a row is not shown on a day: its key, and the end of a French sentence. */
export function whyHidden({ from, until, draft }: Days, { day, drafts }: View): { key: DayKey; words: string } {
  if (draft && !drafts) return { key: 'draft', words: "c'est un brouillon" };
  if (from !== undefined && day < from)
    return { key: 'from', words: `elle ne paraît qu'à partir du ${inFrench(from)}` };
  return { key: 'until', words: `elle ne paraît plus depuis le ${inFrench(dayAfter(until ?? day))}` };
}

/** « 1er janvier 2027 ». */
export function inFrench(day: string): string {
  const date = readDay(day);
  return date === undefined ? day : frenchForm(date);
}

export function dayAfter(day: string): string {
  return daysLater(day, 1);
}

export function dayBefore(day: string): string {
  return daysLater(day, -1);
}

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A day of the calendar as it is written (`2026-12-31`), or nothing. */
export function isDay(value: Json | undefined): string | undefined {
  const date = typeof value === 'string' ? readDay(value) : undefined;
  return date !== undefined && exists(date) && isoForm(date) === value ? value : undefined;
}

/** « du 1er décembre 2026 au 24 décembre 2026 », « à partir du 1er décembre 2026 »; nothing for all days. */
export function periodWords({ from, until }: Partial<Pick<Days, 'from' | 'until'>>): string {
  if (from === undefined) return until === undefined ? '' : `jusqu'au ${inFrench(until)}`;
  if (until === undefined) return `à partir du ${inFrench(from)}`;
  return from === until ? `le ${inFrench(from)}` : `du ${inFrench(from)} au ${inFrench(until)}`;
}

/** The index of one view of the site: without the rows and blocks of other days and the drafts; the shown rows are without their days. */
export function shownIndex(index: SpecIndex, schemas: Schemas, view: View): SpecIndex {
  const tables = new Map<string, readonly Row[]>();
  const hidden = new Map<string, readonly HiddenRow[]>();
  for (const [table, rows] of index.tables) {
    const schema = schemas.tables.get(table);
    if (schema === undefined || rows.every(({ data }) => dayKeysIn(data, schema).length === 0)) {
      tables.set(table, rows);
      continue;
    }
    const isIn = ({ data }: Row) => isShown(daysOf(data, schema), view);
    const shown = rows.filter(isIn).map((row) => ({ ...row, data: withoutDays(row.data, schema) }));
    tables.set(table, shown);
    if (shown.length < rows.length)
      hidden.set(
        table,
        rows.filter((row) => !isIn(row)).map((row) => ({ ...row, days: daysOf(row.data, schema) })),
      );
  }
  const rowsById = new Map([...tables].map(([table, rows]) => [table, firstById(rows)]));
  const hiddenBlocks = new Map<Source, ReadonlySet<number>>();
  for (const page of index.pages.values()) {
    const excluded = datedIn(page, schemas).flatMap(({ value, path, schema }) =>
      isShown(daysOf(value, schema), view) ? [] : [Number(path[1])],
    );
    if (excluded.length > 0) hiddenBlocks.set(page, new Set(excluded));
  }
  return { ...index, tables, rowsById, hidden, hiddenBlocks, view };
}

/** True if a place of a file is in a row or a block that this site excludes (its days, or a draft). */
export function isExcluded({ hidden, hiddenBlocks }: SpecIndex, source: Source, path: DocumentPath): boolean {
  if (source.document.kind === 'page')
    return path[0] === 'blocks' && hiddenBlocks.get(source)?.has(Number(path[1])) === true;
  return [...hidden.values()].some((rows) =>
    rows.some((row) => row.source === source && row.path.every((step, index) => step === path[index])),
  );
}

/** A row of a table or a block of a page with days of its own, as written. */
interface Dated {
  value: JsonObject;
  path: DocumentPath;
  schema: JsonObject | undefined;
}

/** The rows or blocks of a file with days of their own. */
export function datedIn({ document: { kind, name }, data }: Source, schemas: Schemas): Dated[] {
  const isList = kind === 'page' || Array.isArray(data);
  const path = kind === 'page' ? ['blocks'] : [];
  const parts = isList
    ? itemsAt(data, path).map((value, at) => ({ value, path: [...path, at] }))
    : [{ value: data, path }];
  if (kind !== 'page' && kind !== 'table') return [];
  return parts.flatMap(({ value, path: at }) => {
    const schema = kind === 'table' ? schemas.tables.get(name) : blockSchema(value, schemas);
    return isObject(value) && dayKeysIn(value, schema).length > 0 ? [{ value, path: at, schema }] : [];
  });
}

/** The blocks of a page file as they are written. */
export function blocksIn(page: Json): readonly Json[] {
  return itemsAt(page, ['blocks']);
}
