import { pascalCase } from './names.ts';

/** The script of one island's pages: it brings every place of the island to life. */
export function emitIslandEntry(name: string): string {
  const component = `${pascalCase(name)}Island`;
  return `import { ${component} } from '../../blocks/${name}/${name}.island.tsx';
import { hydrateIslands } from '../../browser/hydrate-islands.tsx';

hydrateIslands('${name}', ${component});`;
}

/** The island components by name, for the static renderer. */
export function emitIslandComponents(islands: readonly string[]): string {
  const imports = islands.map(
    (name) => `import { ${pascalCase(name)}Island } from '../blocks/${name}/${name}.island.tsx';`,
  );
  const entries = islands.map((name) => `  '${name}': ${pascalCase(name)}Island,`);
  return `${imports.join('\n')}

export const islandComponents = {
${entries.join('\n')}
} as const;

export type IslandName = keyof typeof islandComponents;`;
}
