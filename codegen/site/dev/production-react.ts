import { transformWithOxc, type Plugin } from 'vite';
import { loadProductionReact } from '../../run/production-react.ts';

/**
 * Draws the pages of the dev server with React's production build. Vite compiles JSX in one way for all its environments, that of the
 * development build, so views are compiled before. The browser gets the development build as before.
 */
export function productionReact(): Plugin {
  return {
    name: 'production-react',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configureServer: loadProductionReact,
    async transform(code, id) {
      if (!id.endsWith('.tsx')) return undefined;
      const compiled = await transformWithOxc(code, id, { jsx: { runtime: 'automatic', development: false } });
      return { code: compiled.code, map: compiled.map ?? null };
    },
  };
}
