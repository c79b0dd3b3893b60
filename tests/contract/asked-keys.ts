import { blocksIn } from '../../codegen/load/days/blocks-in.ts';
import { isAside, shownIndex } from '../../codegen/load/days/shown-index.ts';
import { indexSpec } from '../../codegen/load/resolve/spec-index.ts';
import { isObject } from '../../codegen/load/values/json.ts';
import { day, schemas, sources } from './real-site.ts';

const index = shownIndex(indexSpec(sources, schemas.tables), schemas, { day, drafts: false });

/**
 * The keys that the pages of a table's rows name, in the blocks that are on the site today: `{row.terms.heading}`, `ref: row.terms`. What an owner has
 * taken off these pages is not expected there.
 * @param table as its file is named: `use-cases`
 */
export function keysAsked(table: string): ReadonlySet<string> {
  const blocks = sources
    .filter(({ data }) => isObject(data) && data.each === table)
    .flatMap((source) => blocksIn(source.data).filter((_, place) => !isAside(index, source, ['blocks', place])));
  return new Set([...JSON.stringify(blocks).matchAll(/\brow\.([\w-]+)/g)].map(([, key = '']) => key));
}
