import { valueAt, type DocumentPath, isObject } from '../../../base/json.ts';
import type { Origin } from '../../../model/resolve/resolved.ts';
import type { Source } from '../../../read/source.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { mentionsOf, type Mention, type Part } from '../mentions/mentions-of.ts';
import { rowsWithId, addressesOf, isWithin, placeKey, type Spec } from '../spec.ts';
import { schemaPlace } from '../../../schemas/schema-place.ts';

/** A text that stays, written otherwise. */
export interface Rewrite extends Origin {
  readonly text: string;
}

export interface Removals {
  /** The row itself first, then those that cannot be without it. */
  readonly rows: readonly { readonly table: string; readonly row: Row; readonly addresses: readonly string[] }[];
  readonly removals: readonly Origin[];
  readonly rewrites: readonly Rewrite[];
  /** Places that name a row and that only a person can write otherwise: sentences, parts that a page needs. */
  readonly left: readonly Mention[];
}

/** Follows the mentions of a row, on whatever days it is on the site, of the rows that go with it, and of the items of their lists. Nothing is written. */
export function gatherRemovals(spec: Spec, table: string, row: Row): Removals {
  const rows = new Map<Row, { table: string; addresses: readonly string[] }>();
  const removals = new Map<string, Origin>();
  const rewrites = new Map<string, Rewrite>();
  const left: Mention[] = [];

  const gatherRow = (own: string, gone: Row): void => {
    if (rows.has(gone)) return;
    const addresses = addressesOf(spec, gone);
    rows.set(gone, { table: own, addresses });
    removals.set(placeKey(gone), { source: gone.source, path: gone.path });
    for (const mention of mentionsOf(spec, { table: own, id: gone.id }, new Set(addresses))) gatherMention(mention);
  };

  const gatherMention = (mention: Mention): void => {
    const { source, path, text, as } = mention;
    const written = rewrites.get(placeKey(mention))?.text ?? text;
    const isParameter = as === 'id' && text.startsWith('/');
    // A person must rewrite a sentence.
    const isSentence = as === 'id' && /[^\s{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')) && text.includes('{');
    if (isParameter) rewrites.set(placeKey(mention), { source, path, text: withoutRow(written, mention) });
    else if (isSentence || source.document.kind === 'redirects' || !remove(source, path)) left.push(mention);
  };

  /** True if there was something to remove. */
  const remove = (source: Source, path: DocumentPath): boolean => {
    const found = removableAt(spec, source, path);
    if (found === undefined) return false;
    if ('row' in found) {
      gatherRow(found.table, found.row);
      return true;
    }
    removals.set(placeKey({ source, path: found.path }), { source, path: found.path });
    const list = found.path.slice(0, -1);
    const items = valueAt(source.data, list);
    if (!Array.isArray(items)) return true;
    const isEmptied = items.every((_, index) => removals.has(placeKey({ source, path: [...list, index] })));
    return !isEmptied || !needsItems(spec, source, list) || remove(source, list);
  };

  gatherRow(table, row);
  for (const other of rowsWithId(spec, { table, id: row.id })) gatherRow(table, other);
  const all = [...removals.values()];
  const isInside = ({ source, path }: Origin) =>
    all.some((other) => other.source === source && other.path.length < path.length && isWithin(path, other.path));
  const isGone = (place: Origin) => isInside(place) || removals.has(placeKey(place));
  return {
    rows: [...rows].map(([gone, rest]) => ({ row: gone, ...rest })),
    removals: all.filter((place) => !isInside(place)),
    rewrites: [...rewrites.values()].filter((place) => !isGone(place)),
    left: left.filter((place) => !isGone(place)),
  };
}

/** A link to a page that stays, without the parameter or the fragment that names the row: `/demo?cas=a&type=b` → `/demo?type=b`. */
export function withoutRow(href: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  if (href[start - 1] === '#') return href.slice(0, start - 1) + href.slice(end);
  const from = Math.max(href.lastIndexOf('?', start), href.lastIndexOf('&', start));
  const rest = href.slice(end);
  if (href[from] === '?' && rest.startsWith('&')) return `${href.slice(0, from)}?${rest.slice(1)}`;
  return href.slice(0, from) + rest;
}

/** The part to remove with a value: an entry or item, or a whole row. */
type Removable = { readonly path: DocumentPath } | { readonly row: Row; readonly table: string };

/**
 * The smallest thing that can go with the value at `path`: an item of a list, an optional key of a mapping, else the holder of the
 * mapping. `undefined` where that would be a block, or a part that the file cannot do without: this is for a person to decide.
 */
function removableAt(spec: Pick<Spec, 'index' | 'schemas'>, source: Source, path: DocumentPath): Removable | undefined {
  const row = rowAt(spec, source, path);
  if (row !== undefined) return row;
  const above = path.slice(0, -1);
  const parent = valueAt(source.data, above);
  const isBlock = source.document.kind === 'page' && path.length <= 2;
  if (path.length === 0 || isBlock || parent === undefined) return undefined;
  if (Array.isArray(parent)) return { path };
  const key = String(path.at(-1));
  const { required } = schemaPlace(source, path, spec.schemas).schema(1) ?? {};
  // A link needs its address, a choice of rows without ids would mean all rows, and a mapping needs a key.
  const isOnly = isObject(parent) && Object.keys(parent).length === 1;
  const isNeeded =
    isOnly ||
    ['href', 'ref', 'id', 'pick', 'from'].includes(key) ||
    (Array.isArray(required) && required.includes(key));
  return isNeeded ? removableAt(spec, source, above) : { path };
}

/** True if the list at a path must not be empty. */
function needsItems({ schemas }: Pick<Spec, 'schemas'>, source: Source, path: DocumentPath): boolean {
  return path.at(-1) === 'pick' || Number(schemaPlace(source, path, schemas).schema()?.minItems ?? 0) > 0;
}

function rowAt({ index }: Pick<Spec, 'index'>, source: Source, path: DocumentPath): Removable | undefined {
  if (source.document.kind !== 'table') return undefined;
  const table = source.document.name;
  const row = index.tables.get(table)?.find((one) => one.source === source && one.path.join('/') === path.join('/'));
  return row && { row, table };
}
