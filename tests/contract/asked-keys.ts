import { blocksIn, isExcluded, shownIndex } from '../../codegen/model/index/days.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { isObject } from '../../codegen/base/json.ts';
import { day, schemas, sources } from './real-site.ts';

const index = shownIndex(indexSpec(sources, schemas.tables), schemas, { day, drafts: false });

/**
 * Whether the pages of a table's rows ask for a field, in the blocks that are on the site today: `{row.terms.heading}`, `ref: row.terms`. What an
 * owner has taken off these pages is not expected there.
 * @param table as its file is named: `use-cases`
 * @param field `terms/heading`; also that which holds what they ask for
 */
export function isAsked(table: string, field: string): boolean {
  const fields = fieldsOf.get(table) ?? fieldsAsked(table);
  fieldsOf.set(table, fields);
  return fields.some((asked) => `${field}/`.startsWith(`${asked}/`) || `${asked}/`.startsWith(`${field}/`));
}

const fieldsOf = new Map<string, readonly string[]>();

function fieldsAsked(table: string): readonly string[] {
  const blocks = sources
    .filter(({ data }) => isObject(data) && data.each === table)
    .flatMap((source) => blocksIn(source.data).filter((_, place) => !isExcluded(index, source, ['blocks', place])));
  // A condition shows nothing of the field that it looks at.
  const shown = JSON.stringify(blocks, (key, value: unknown) => (key === 'when' ? undefined : value));
  return [...shown.matchAll(/\brow\.([\w.-]*\w)/g)].map(([, path = '']) => path.replaceAll('.', '/'));
}
