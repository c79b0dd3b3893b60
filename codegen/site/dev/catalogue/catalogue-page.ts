import type { BlockKind, BlockUse } from '../../../../src/shared/block-kind.ts';
import type { Assets } from '../../bundle/assets.ts';
import type { Site } from '../../../model/site.ts';
import type { JsonObject } from '../../../base/json.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import { blockKinds, blockUses } from './block-kinds.ts';

/** A request of the catalogue: its index, a kind of block, or one example alone. */
export interface CatalogueRequest {
  type?: string;
  /** From 1. */
  example?: number;
}

/** The request of an address; undefined for an address outside of the catalogue. */
export function catalogueRequest(pathname: string): CatalogueRequest | undefined {
  const found = /^\/_blocks(?:\/(?<type>[a-z-]+)(?:\/(?<example>[1-9]\d*))?)?\/?$/u.exec(pathname);
  if (found === null) return undefined;
  const { type, example } = found.groups ?? {};
  return { ...(type !== undefined && { type }), ...(example !== undefined && { example: Number(example) }) };
}

/** The renderer of the catalogue (`src/dev/catalogue`), loaded at run time: codegen never imports src. */
export interface CatalogueRenderer {
  renderIndex: (site: Pick<Site, 'theme'>, kinds: readonly BlockKind[], uses: readonly BlockUse[]) => string;
  renderKind: (site: Pick<Site, 'theme'>, kind: BlockKind, uses: readonly BlockUse[]) => string;
  renderExample: (site: Site, kind: BlockKind, block: JsonObject, assets: Assets) => string;
}

/** The inputs of a page of the catalogue. */
interface CatalogueContents {
  site: Site;
  schemas: Schemas;
  /** The folder of the blocks. */
  engine: string;
  assets: Assets;
}

/** The HTML of a page of the catalogue; undefined for a kind of block or an example that does not exist. */
export function cataloguePage(
  renderer: CatalogueRenderer,
  { type, example }: CatalogueRequest,
  { site, schemas, engine, assets }: CatalogueContents,
): string | undefined {
  const blocks = [...schemas.blocks].filter(([name]) => type === undefined || name === type);
  const kinds = blockKinds({ ...schemas, blocks: new Map(blocks) }, engine, site.settings);
  if (type === undefined) return renderer.renderIndex(site, kinds, blockUses);
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  if (example === undefined) return renderer.renderKind(site, kind, blockUses);
  const block = schemas.examples.get(type)?.[example - 1];
  // The script of visitors: that of the dev server puts its editing bar on the page.
  return block && renderer.renderExample(site, kind, block, { ...assets, script: '/src/browser/main.ts' });
}
