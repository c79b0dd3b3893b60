import type { Source } from '../../read/source.ts';
import type { Days, View } from './days.ts';
import { specLocale, type SpecLocale } from '../locale/spec-locale.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';

/** A row that the viewed site does not have, and its days, which are the reason. */
export interface HiddenRow extends Row {
  days: Days;
}

/** One record of a table, where it stands, and its raw data (references not yet resolved). */
export interface Row {
  id: string;
  /** Without its days, in the index of one day. */
  data: JsonObject;
  /** As it is in its file. */
  written: JsonObject;
  source: Source;
  path: DocumentPath;
}

/** Every spec document by its kind. Rows without a usable `id` are left out: the schema reports them. */
export interface SpecIndex {
  singles: ReadonlyMap<string, Source>;
  pages: ReadonlyMap<string, Source>;
  forms: ReadonlyMap<string, Source>;
  tables: ReadonlyMap<string, readonly Row[]>;
  rowsById: ReadonlyMap<string, ReadonlyMap<string, Row>>;
  /** Every table file that could be read, also one without rows. */
  tableFiles: readonly Source[];
  /** Items of a table file that are not rows at all. */
  oddRows: readonly { table: string; source: Source; path: DocumentPath }[];
  /** By table, the rows that are not on the site that is looked at; none where the whole spec is. */
  hidden: ReadonlyMap<string, readonly HiddenRow[]>;
  /** By page file, the places of the blocks that are not on it. */
  hiddenBlocks: ReadonlyMap<Source, ReadonlySet<number>>;
  locale: SpecLocale;
  /** The site that is looked at; all days and all drafts where there is none. */
  view?: View;
}

/**
 * Sorts documents into singles, pages, forms and tables. Every table is present, even when it has no file.
 * @param schemas by table. The rows of a table stand in the order in which a list of another one names them, where the schema requires it
 * (`orderedBy: groups.members`); those that are not named come last.
 */
export function indexSpec(sources: readonly Source[], schemas: ReadonlyMap<string, JsonObject>): SpecIndex {
  const singles = new Map<string, Source>();
  const pages = new Map<string, Source>();
  const forms = new Map<string, Source>();
  const found = new Map<string, Row[]>([...schemas.keys()].map((name) => [name, []]));
  const oddRows: SpecIndex['oddRows'][number][] = [];
  for (const source of sources) {
    const { kind, name } = source.document;
    if (kind === 'page') pages.set(name, source);
    else if (kind === 'form') forms.set(name, source);
    else if (kind === 'table') {
      const { rows, odd } = rowsIn(source);
      found.get(name)?.push(...rows);
      oddRows.push(...odd.map((path) => ({ table: name, source, path })));
    } else singles.set(kind, source);
  }
  const tables = new Map<string, readonly Row[]>();
  for (const [name, schema] of schemas) {
    const { orderedBy } = schema;
    const rows = found.get(name) ?? [];
    const [other = '', list = ''] = typeof orderedBy === 'string' ? orderedBy.split('.') : [];
    const named = (tables.get(other) ?? found.get(other))?.flatMap(({ data }) => data[list] ?? []) ?? [];
    tables.set(name, named.length > 0 ? inOrder(rows, named) : rows);
  }
  const rowsById = new Map([...tables].map(([name, rows]) => [name, firstById(rows)]));
  const tableFiles = sources.filter(({ document }) => document.kind === 'table');
  return {
    singles,
    pages,
    forms,
    tables,
    rowsById,
    tableFiles,
    oddRows,
    hidden: new Map(),
    hiddenBlocks: new Map(),
    locale: specLocale(singles.get('site')?.data),
  };
}

/** The rows of a table file, a list of rows or a single one, and the paths of its other items. */
function rowsIn(source: Source): { rows: Row[]; odd: DocumentPath[] } {
  const rows: Row[] = [];
  const odd: DocumentPath[] = [];
  const isList = Array.isArray(source.data);
  for (const [index, item] of [source.data].flat().entries()) {
    const path = isList ? [index] : [];
    if (isObject(item)) rows.push({ id: String(item.id ?? ''), data: item, written: item, source, path });
    else odd.push(path);
  }
  return { rows, odd };
}

/** @param named ids of rows, or items that have the `id` of one */
function inOrder(rows: readonly Row[], named: readonly Json[]): Row[] {
  const places = new Map(
    [...named.entries()].toReversed().map(([place, one]) => [isObject(one) ? one.id : one, place]),
  );
  const rank = ({ id }: Row) => places.get(id) ?? named.length;
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** In the order of the table; of two with one id, the first. */
export function firstById(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const byId = new Map<string, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return byId;
}
