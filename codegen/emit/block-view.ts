import type { Schemas } from '../schemas.ts';
import { pascalCase } from './names.ts';

/** The view of any block: an exhaustive switch, so that a block without a view does not compile. */
export function emitBlockView({ blocks }: Schemas): string {
  const types = [...blocks.keys()];
  const imports = types.map((type) => `import { ${pascalCase(type)} } from '../blocks/${type}/${type}.tsx';`);
  const cases = types.map((type) => `    case '${type}':\n      return <${pascalCase(type)} {...block} />;`);
  return `${imports.join('\n')}
import type { Block } from './types.ts';

/** Renders a block by its type. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
${cases.join('\n')}
    default:
      return block satisfies never;
  }
}`;
}
