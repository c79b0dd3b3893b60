import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/**
 * Draws the pages of the dev server with React's production build, in less than half of the time: the development build records a stack for each element. Vite compiles
 * JSX in one way for all its environments, that of the development build, so views are compiled before. The browser gets the development build as before.
 */
export function productionReact(): Plugin {
  return {
    name: 'production-react',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configureServer: ({ config }) => loadForProduction(createRequire(join(config.root, 'package.json'))),
    async transform(code, id) {
      if (!id.endsWith('.tsx')) return undefined;
      const compiled = await transformWithOxc(code, id, { jsx: { runtime: 'automatic', development: false } });
      return { code: compiled.code, map: compiled.map ?? null };
    },
  };
}

/** The packages choose their build when they are first loaded. */
function loadForProduction(load: NodeJS.Require): void {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of packages) load(name);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
