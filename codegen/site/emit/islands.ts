import type { IslandSource } from '../../schemas/schemas.ts';
import { camelCase, pascalCase } from '../../base/names.ts';

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
