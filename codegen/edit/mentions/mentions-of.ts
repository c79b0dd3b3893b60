import type { Row } from '../../load/resolve/spec-index.ts';
import { textsIn } from '../../load/values/walk-texts.ts';
import { rowsWithId } from '../rows-with-id.ts';
import type { Spec } from '../spec.ts';
import { anchorsOf } from './anchors.ts';
import { columnPlaces } from './column-places.ts';
import { inAddress, type AddressTargets } from './in-address.ts';
import { inReferences } from './in-references.ts';
import { isChoice } from './is-choice.ts';
import type { Mention, NamedRow, Part } from './mention.ts';
import { parametersOf } from './parameters.ts';
import { schemaPlace, type SchemaPlace } from '../../load/schemas/schema-place.ts';

/**
 * Every place of the spec that names a row, or leads to one of the addresses. What a text means is known from its schema: the same
 * letters may be the id of another table, or a word. The id of the row itself is none of them.
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
      if (!needles.some((needle) => text.includes(needle)) || rows.some((row) => isIdOf(row, source, path))) return [];
      const place = schemaPlace(source, path, spec.schemas);
      const parts: Part[] =
        named !== undefined &&
        text === named.id &&
        (columns.has(`${source.document.file} ${path.join('/')}`) || isChoice(place, named, parameters))
          ? [{ start: 0, end: text.length, as: 'id' }]
          : [
              ...(named === undefined ? [] : inReferences(text, source.data, path, place, named)),
              ...(isAddress(place) ? inAddress(text, targets, page) : []),
            ];
      return parts.map((part) => ({ source, path, text, ...part }));
    });
  });
}

function isIdOf(row: Row, source: Row['source'], path: readonly (string | number)[]): boolean {
  return row.source === source && path.join('/') === [...row.path, 'id'].join('/');
}

/** Is the text an address of the site: a link, or where a redirect leads? */
function isAddress({ kind, path, schema }: SchemaPlace): boolean {
  return schema()?.href === true || (kind === 'redirects' && path.at(-1) === 'to');
}
