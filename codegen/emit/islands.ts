import { pascalCase } from './names.ts';

/** Loaders for the browser: one chunk for each island, fetched when a page holds it. */
export function emitIslands(islands: readonly string[]): string {
  const entries = islands.map(
    (name) => `  '${name}': async () => {
    const [{ hydrateIsland }, { ${pascalCase(name)}Island }] = await Promise.all([
      import('../browser/hydrate-island.tsx'),
      import('../blocks/${name}/${name}.island.tsx'),
    ]);
    return { hydrate: (element) => hydrateIsland(element, ${pascalCase(name)}Island) };
  },`,
  );
  return `/** An island's code: \`hydrate\` brings an \`[data-island]\` element to life. */
export interface LoadedIsland {
  hydrate: (element: HTMLElement) => void;
}

/** By island name: fetches its code. */
export const islands: Readonly<Record<string, () => Promise<LoadedIsland>>> = {
${entries.join('\n')}
};`;
}

/** The island components by name, for the static renderer. */
export function emitIslandComponents(islands: readonly string[]): string {
  const imports = islands.map((name) => `import { ${pascalCase(name)}Island } from '../blocks/${name}/${name}.island.tsx';`);
  const entries = islands.map((name) => `  '${name}': ${pascalCase(name)}Island,`);
  return `${imports.join('\n')}

export const islandComponents = {
${entries.join('\n')}
} as const;

export type IslandName = keyof typeof islandComponents;`;
}
