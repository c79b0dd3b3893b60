import type { Row } from '../../../model/index/spec-index.ts';
import { textsIn, keyOf } from '../../../base/walk-texts.ts';
import { rowsWithId } from './rows-sharing-id.ts';
import { pageAt, placeKey, type Spec } from '../spec.ts';
import type { Origin } from '../../../model/resolve/resolved.ts';
import {
  inAddress,
  type AddressTargets,
  inReferences,
  isChoice,
  type Mention,
  type NamedRow,
  type Part,
  parametersOf,
} from './named-in-text.ts';
import { schemaPlace, type SchemaPlace } from '../../../schemas/schema-place.ts';
import { columnOf } from '../../../model/figures/column.ts';
import { isObject, itemsAt, textAt } from '../../../base/json.ts';
import type { MadePage } from '../../../model/pages/page-plan.ts';

/**
 * Every place of the spec that names a row, or leads to one of the addresses. The schema decides the meaning of a text: the same
 * letters may be the id of another table, or a word. The id of the row itself is not a mention.
 */
export function mentionsOf(spec: Spec, named: NamedRow | undefined, addresses: ReadonlySet<string>): Mention[] {
  const rows = named === undefined ? [] : rowsWithId(spec, named);
  const parameters = parametersOf(spec);
  const anchors = rows.map((row) => anchorsOf(spec.pages, row));
  const isAnchor = (address: string) => anchors.some((isOne) => isOne(address));
  const targets: AddressTargets = { row: named, addresses, parameters, isAnchor };
  const columns: ReadonlySet<string> = named === undefined ? new Set() : columnPlaces(spec, named);
  const needles = [...(named === undefined ? [] : [named.id]), ...addresses];
  return spec.sources.flatMap((source) => {
    const page = spec.pages.find((one) => one.page === source)?.path;
    return textsIn(source.data).flatMap(({ text, path }): Mention[] => {
      if (!needles.some((needle) => text.includes(needle)) || rows.some((row) => isIdOf(row, { source, path })))
        return [];
      const place = schemaPlace(source, path, spec.schemas);
      const parts: Part[] =
        named !== undefined &&
        text === named.id &&
        (columns.has(placeKey({ source, path })) || isChoice(place, named, parameters))
          ? [{ start: 0, end: text.length, as: 'id' }]
          : [
              ...(named === undefined ? [] : inReferences(text, source.data, path, place, named)),
              ...(isAddress(place) ? inAddress(text, targets, page) : []),
            ];
      return parts.map((part) => ({ source, path, text, ...part }));
    });
  });
}

/** Is the id of the row written at this place? */
export function isIdOf(row: Row, { source, path }: Origin): boolean {
  return placeKey({ source, path }) === placeKey({ source: row.source, path: [...row.path, 'id'] });
}

/** Is the text an address of the site: a link, or where a redirect leads? */
export function isAddress({ kind, path, schema }: SchemaPlace): boolean {
  return schema()?.href === true || (kind === 'redirects' && path.at(-1) === 'to');
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

/** Does the page at an address show the row under its id? The origin of the shown id decides. */
export function anchorsOf(pages: readonly MadePage[], row: Row): (address: string) => boolean {
  const cache = new Map<string, boolean>();
  const isDrawn = (address: string): boolean =>
    pageAt({ pages }, address)?.blocks.some((block) =>
      textsIn(block.value).some((placed) => {
        return keyOf(placed) === 'id' && placed.text === row.id && isIdOf(row, block.originOf(placed.path));
      }),
    ) ?? false;
  return (address) => {
    const drawn = cache.get(address) ?? isDrawn(address);
    cache.set(address, drawn);
    return drawn;
  };
}
