import { dirname, posix } from 'node:path';
import type { Plugin } from 'vite';

const relativeImport = /\bimport\('(\.[^']+)'\)/g;

/**
 * Bundles the modules that the browser's scripts import on use, and leaves the imports plain: Vite would add 0.8 kB to each page for
 * stylesheets that such chunks do not have. Not those of components (`.tsx`): what they share with what they import would be cut
 * into files of its own.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('/node_modules/') || !code.includes('import(')) return undefined;
      const plain = code.replaceAll(relativeImport, (_, specifier: string) => {
        const file = posix.join(dirname(id), specifier);
        const chunk = this.emitFile({
          type: 'chunk',
          id: file,
          name: posix.basename(file, posix.extname(file)),
          preserveSignature: 'strict',
        });
        return `import(import.meta.ROLLUP_FILE_URL_${chunk})`;
      });
      return { code: plain, map: null };
    },
    resolveFileUrl: ({ relativePath }) => `'./${posix.normalize(relativePath)}'`,
  };
}
