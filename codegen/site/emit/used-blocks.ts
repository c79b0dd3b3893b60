import type { JsonObject } from '../../base/json.ts';
import { Latest, SameSayings } from '../../base/remembered-lists.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';

/** The types of block that some page of the site shows, sorted: only these are in what is built. */
export function usedBlocks({ pages }: Pick<Site, 'pages'>): readonly string[] {
  const shown = said.of(pages, typesOn);
  return latest.of([shown], () => [...new Set(pages.flatMap(typesOn))].toSorted());
}

const said = new SameSayings<JsonObject>();
const latest = new Latest<readonly string[]>();

function typesOn(page: JsonObject): string[] {
  return (page.blocks as JsonObject[]).map(({ type }) => String(type));
}

/** The schemas without the blocks that no page of the site shows. */
export function withUsedBlocks(schemas: Schemas, site: Site): Schemas {
  const used = new Set(usedBlocks(site));
  return {
    ...schemas,
    blocks: new Map([...schemas.blocks].filter(([type]) => used.has(type))),
    islands: schemas.islands.filter(({ name }) => used.has(name)),
    styles: schemas.styles.filter((type) => used.has(type)),
    applications: schemas.applications.filter((type) => used.has(type)),
  };
}
