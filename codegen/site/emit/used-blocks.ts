import { objectsIn } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';

/** The blocks in use that decide the content of bundles. */
export interface UsedBlocks extends Pick<Schemas, 'islands' | 'applications'> {
  /** The blocks that pages show, by type. */
  blocks: ReadonlyMap<string, unknown>;
}

/** The schemas with the blocks that some page of the site shows: only these are in the build. */
export function withUsedBlocks(schemas: Schemas, { pages }: Site): Schemas {
  const used = new Set(pages.flatMap(({ blocks }) => objectsIn(blocks).map(({ type }) => String(type))));
  return {
    ...schemas,
    blocks: new Map([...schemas.blocks].filter(([type]) => used.has(type))),
    islands: schemas.islands.filter(({ name }) => used.has(name)),
    styles: schemas.styles.filter((type) => used.has(type)),
    applications: schemas.applications.filter((type) => used.has(type)),
  };
}
