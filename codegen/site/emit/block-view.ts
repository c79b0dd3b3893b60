import { layoutsOf } from '../../schemas/frame.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { pascalCase } from '../../base/names.ts';

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
        <SectionFrame frame={block} layout={block.layout ?? '${layout}'}>
          ${view}
        </SectionFrame>
      )`;
}
