import type { Row } from '../../../model/index/spec-index.ts';
import { textsIn, keyOf, isObject, itemsAt, objectsIn, textAt, valueAt, textsOf } from '../../../base/json.ts';
import type { DocumentPath, Json } from '../../../base/json.ts';
import { rowsWithId, pageAt, placeKey, type Spec, type NamedRow } from '../spec.ts';
import { type Origin, type Resolved, referencesIn, wholeReference } from '../../../model/resolve/resolved.ts';
import { schemaPlace, type SchemaPlace } from '../../../schemas/schema-walk.ts';
import { columnOf } from '../../../model/figures/column.ts';
import type { MadePage } from '../../../model/pages/pages.ts';
import { fieldsByName, dataOfRows, rowsAt } from '../../../model/forms/fields.ts';
import { queryParametersOf } from '../../../model/forms/query-parameters.ts';

/** A part of a text that names a row or leads to its page. */
export interface Mention extends Origin {
  readonly text: string;
  /** The part that names it. */
  readonly start: number;
  readonly end: number;
  /** `id`: the part is the id of the row; `address`: it is one of its addresses. */
  readonly as: 'id' | 'address';
}

/** A part of a text, without its place. */
export type Part = Pick<Mention, 'start' | 'end' | 'as'>;

/** The table, or list, that has the row which a link to `address` names; of any form without an address. */
type OwnerOf = (address: string | undefined, parameter: string, id: string) => string | undefined;

/** By the parameters of the forms of a spec (`links`). The first list that has an id owns it, as when a visitor follows the link. */
function ownersIn({ index, pages, schemas }: Spec): OwnerOf {
  const byAddress = queryParametersOf(index, pages, schemas);
  const tables = dataOfRows(index.tables);
  const everywhere = [...index.forms.values()].flatMap(({ data }) =>
    objectsIn(valueAt(data, ['links'])).map(({ parameter, from }) => ({ parameter, from: textsOf(from) })),
  );
  const sources = (address: string | undefined, parameter: string): readonly string[] =>
    address === undefined
      ? everywhere.flatMap((link) => (link.parameter === parameter ? link.from : []))
      : (byAddress.get(address)?.get(parameter)?.from ?? []);
  return (address, parameter, id) =>
    sources(address, parameter).find((path) => rowsAt(tables, path)?.some((row) => row.id === id));
}

/** Where a text refers to the row: `{packs.starter.name}` in a text, `{ ref: packs.starter.name }`, the term of a calculation. */
function inReferences(text: string, data: Json, path: DocumentPath, place: SchemaPlace, row: NamedRow): Part[] {
  const parent = valueAt(data, path.slice(0, -1));
  const isWhole = path.at(-1) === 'ref' && isObject(parent) && wholeReference(parent) === text;
  if (isWhole || isTerm(place)) return inReference(text, 0, row);
  return referencesIn(text).flatMap(({ reference, start }) => inReference(reference, start, row));
}

/** Does the text name a value by itself? A form names the rows that it offers under `from`; its schema marks this by `if`. */
function isTerm({ kind, path, schema }: SchemaPlace): boolean {
  return schema()?.term === true || (kind === 'form' && (path.at(-1) === 'from' || path.at(-2) === 'from'));
}

function inReference(reference: string, offset: number, { table, id }: NamedRow): Part[] {
  const isNamed = `${reference}.`.startsWith(`${table}.${id}.`);
  const start = offset + table.length + 1;
  return isNamed ? [{ start, end: start + id.length, as: 'id' }] : [];
}

/** Is this value the id of the row? Its schema (`refersTo`, `rowsOf`, `itemOf`) or its form decides. */
function isChoice(place: SchemaPlace, row: NamedRow, ownerOf: OwnerOf): boolean {
  const { root, path } = place;
  const schema = place.schema();
  if (schema?.refersTo === row.table) return true;
  const [above, key] = [path.at(-2), path.at(-1)];
  if (above === 'pick' && typeof key === 'number') return isQueryOf(place, 2, row);
  if (key === 'around') return isQueryOf(place, 1, row);
  if (typeof schema?.itemOf === 'string') return isItemOf(root, schema.itemOf, row);
  if (place.schema(1)?.byParameter === true) return ownerOf(undefined, String(key), row.id) === row.table;
  return textAt(fieldsByName(root).get(answeredField(place) ?? ''), ['choices', 'from']) === row.table;
}

/** The field of a form of which a text is a choice: a link fills it in (`fills`), or a hint depends on it (`field`, `values`). */
function answeredField({ root, path }: SchemaPlace): string | undefined {
  const [above, key] = [path.at(-2), path.at(-1)];
  if (above === 'fills') return String(key);
  return above === 'values' ? textAt(root, [...path.slice(0, -2), 'field']) : undefined;
}

/** True if the mapping `up` steps above is a query for rows of the table, where rows may stand. */
function isQueryOf(place: SchemaPlace, up: number, { table }: NamedRow): boolean {
  const from = textAt(place.root, [...place.path.slice(0, place.path.length - up), 'from']);
  return from === table && place.schema(up)?.rowsOf !== undefined;
}

/** `/rows/id`: the ids of the rows that the query under `rows` picks. */
function isItemOf(root: Json, path: string, { table }: NamedRow): boolean {
  const steps = path.split('/').slice(1);
  return steps.at(-1) === 'id' && textAt(root, [...steps.slice(0, -1), 'from']) === table;
}

interface AddressTargets {
  readonly row: NamedRow | undefined;
  readonly addresses: ReadonlySet<string>;
  readonly ownerOf: OwnerOf;
  /** True if the page at an address draws the row under its id. */
  readonly isAnchor: (address: string) => boolean;
}

/** `/demo?cas=training&type=x#y`: its path, its query and its fragment. */
const shape = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/u;

/**
 * Where a link leads to the row: by its address, by a parameter of its query, or by its fragment.
 * @param from the page on which a link stands that is nothing but a fragment
 */
function inAddress(href: string, { row, addresses, ownerOf, isAnchor }: AddressTargets, from?: string): Part[] {
  const { path = '', query, fragment } = shape.exec(href)?.groups ?? {};
  const parts: Part[] = addresses.has(path) ? [{ start: 0, end: path.length, as: 'address' }] : [];
  if (row === undefined) return parts;
  if (query !== undefined) {
    let start = path.length + 1;
    for (const pair of query.split('&')) {
      const [name = '', value = ''] = pair.split('=');
      const at = start + name.length + 1;
      if (value === row.id && ownerOf(path, name, value) === row.table)
        parts.push({ start: at, end: at + value.length, as: 'id' });
      start += pair.length + 1;
    }
  }
  const page = path === '' ? from : path;
  if (fragment === row.id && page !== undefined && isAnchor(page))
    parts.push({ start: href.length - fragment.length, end: href.length, as: 'id' });
  return parts;
}

/** Every place of the spec that names a row, or leads to one of the addresses. */
export function mentionsOf(spec: Spec, named: NamedRow | undefined, addresses: ReadonlySet<string>): Mention[] {
  const needles = [...(named === undefined ? [] : [named.id]), ...addresses];
  const partsOf = mentionsIn(spec, named, addresses);
  return spec.sources.flatMap((source) =>
    textsIn(source.data).flatMap(({ text, path }) =>
      needles.some((needle) => text.includes(needle))
        ? partsOf(text, { source, path }).map((part) => ({ source, path, text, ...part }))
        : [],
    ),
  );
}

/**
 * Where the text at a place names a row, or leads to one of the addresses. The schema decides the meaning of a text: the same letters may be
 * the id of another table, or a word. The id of the row itself is not a mention.
 */
export function mentionsIn(
  spec: Spec,
  named: NamedRow | undefined,
  addresses: ReadonlySet<string>,
): (text: string, at: Origin) => Part[] {
  const rows = named === undefined ? [] : rowsWithId(spec, named);
  const ownerOf = ownersIn(spec);
  const anchors = rows.map((row) => anchorsOf(spec.pages, row));
  const isAnchor = (address: string) => anchors.some((isOne) => isOne(address));
  const targets: AddressTargets = { row: named, addresses, ownerOf, isAnchor };
  const columns: ReadonlySet<string> = named === undefined ? new Set() : columnPlaces(spec, named);
  return (text, { source, path }) => {
    if (rows.some((row) => isIdOf(row, { source, path }))) return [];
    const place = schemaPlace(source, path, spec.schemas);
    const isColumn = columns.has(placeKey({ source, path }));
    if (named !== undefined && text === named.id && (isColumn || isChoice(place, named, ownerOf)))
      return [{ start: 0, end: text.length, as: 'id' }];
    const page = spec.pages.find((one) => one.page === source)?.path;
    return [
      ...(named === undefined ? [] : inReferences(text, source.data, path, place, named)),
      ...(isAddress(place) ? inAddress(text, targets, page) : []),
    ];
  };
}

export function isIdOf(row: Row, { source, path }: Origin): boolean {
  return placeKey({ source, path }) === placeKey({ source: row.source, path: [...row.path, 'id'] });
}

/** True of a text that is an address of the site: a link, or the target of a redirect. */
export function isAddress({ kind, path, schema }: SchemaPlace): boolean {
  return schema()?.href !== undefined || (kind === 'redirects' && path.at(-1) === 'to');
}

/** The places of a column that must hold each row of the table (`placedIn` in its schema, with `in`), by file and path, where they hold this one. */
function columnPlaces({ index, schemas }: Spec, { table, id }: NamedRow): ReadonlySet<string> {
  const columns = itemsAt(schemas.tables.get(table), ['placedIn']).flatMap((place) => textAt(place, ['in']) ?? []);
  return new Set(
    columns.flatMap((column) =>
      (columnOf(index, column) ?? []).flatMap(({ value, source, path }) => {
        const [found, at] = isObject(value) ? [value.id, [...path, 'id']] : [value, path];
        return found === id ? [placeKey({ source, path: at })] : [];
      }),
    ),
  );
}

/** Does the page at an address show the row under its id? The origin of the shown id decides; a section of this id comes first. */
function anchorsOf(pages: readonly MadePage[], row: Row): (address: string) => boolean {
  return (address) => {
    const blocks = pageAt({ pages }, address)?.blocks ?? [];
    const isRow = (block: Resolved, path: DocumentPath) => isIdOf(row, block.originOf(path));
    return (
      !blocks.some((block) => textAt(block.value, ['id']) === row.id && !isRow(block, ['id'])) &&
      blocks.some((block) =>
        textsIn(block.value).some(
          (placed) => keyOf(placed) === 'id' && placed.text === row.id && isRow(block, placed.path),
        ),
      )
    );
  };
}
