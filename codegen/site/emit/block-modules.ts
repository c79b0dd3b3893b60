import { layoutsOf } from '../../schemas/frame.ts';
import type { IslandSource, Schemas } from '../../schemas/schemas.ts';
import { camelCase, pascalCase } from '../../base/names.ts';

/** The view of the blocks that the site uses. A block with a frame stands in it. */
export function emitBlockView(schemas: Pick<Schemas, 'blocks'>): string {
  return emitView(
    schemas,
    'BlockView',
    'throw new Error(`no page of the site used a block ${(block as Block).type}`);',
  );
}

/** The view of any block, for the gallery: an exhaustive switch, so that a block without a view does not compile. */
export function emitGalleryView(schemas: Pick<Schemas, 'blocks'>): string {
  return emitView(schemas, 'GalleryView', 'return block satisfies never;');
}

function emitView({ blocks }: Pick<Schemas, 'blocks'>, name: string, otherwise: string): string {
  const types = [...blocks.keys()];
  const imports = types.map((type) => `import { ${pascalCase(type)} } from '#src/blocks/${type}/${type}.tsx';`);
  const cases = [...blocks].map(([type, schema]) => `    case '${type}':\n      return ${viewOf(type, schema)};`);
  return `${imports.join('\n')}
import { SectionFrame } from '#src/frame/section-frame.tsx';
import type { Block } from './types.ts';

/** Renders a block by its type. */
export function ${name}({ block }: { block: Block }) {
  switch (block.type) {
${cases.join('\n')}
    default:
      ${otherwise}
  }
}`;
}

function viewOf(type: string, schema: Schemas['common']): string {
  const view = `<${pascalCase(type)} {...block} />`;
  const [layout] = layoutsOf(schema);
  if (layout === undefined) return view;
  return `(
        <SectionFrame frame={block} layout={block.layout ?? '${layout}'}${schema['foldsItems'] === true ? ' foldsItems' : ''}>
          ${view}
        </SectionFrame>
      )`;
}

/** The script of one island's pages: it brings every place of the island to life. */
export function emitIslandEntry({ name, kind }: IslandSource): string {
  const folder = `#src/blocks/${name}/${name}`;
  if (kind === 'script') {
    return `import { ${camelCase(name)}Island } from '${folder}.island.ts';
import { startIslands } from '#src/browser/start-islands.ts';

startIslands('${name}', ${camelCase(name)}Island);`;
  }
  return `import { ${pascalCase(name)}Island } from '${folder}.island.tsx';
import { hydrateIslands } from '#src/browser/hydrate-islands.tsx';

hydrateIslands('${name}', ${pascalCase(name)}Island);`;
}

/** The island components by name, for the static renderer, and the names of the islands that are scripts. */
export function emitIslandComponents(islands: readonly IslandSource[]): string {
  const components = islands.filter(({ kind }) => kind === 'component').map(({ name }) => name);
  const scripts = islands.filter(({ kind }) => kind === 'script').map(({ name }) => `'${name}'`);
  const imports = components.map(
    (name) => `import { ${pascalCase(name)}Island } from '#src/blocks/${name}/${name}.island.tsx';`,
  );
  const entries = components.map((name) => `  '${name}': ${pascalCase(name)}Island,`);
  return `${imports.join('\n')}

export const islandComponents = {
${entries.join('\n')}
} as const;

export type IslandName = keyof typeof islandComponents;

export type IslandScriptName = ${scripts.length === 0 ? 'never' : scripts.join(' | ')};`;
}
