import { join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { generatedFolder } from '../paths.ts';
import type { Project } from '../project.ts';

/**
 * What Vite must know of a site, to bundle it and to serve it while it is written.
 * @param islands the names of those that pages use
 */
export function viteConfig(project: Project, islands: readonly string[]): InlineConfig {
  const { root, engine } = project;
  const generated = generatedFolder(project);
  // One script for each; pages load those they hold. Sorted: their order decides how chunks are cut.
  const islandScripts = islands.toSorted().map((name) => relative(engine, join(generated, 'islands', `${name}.ts`)));
  return {
    configFile: false,
    root: engine,
    appType: 'custom',
    plugins: [react(), tailwindcss(), newsletterScript()],
    resolve: {
      alias: { '#generated': generated, '#src': join(engine, 'src') },
      // Emitted modules may lie where no package is installed.
      dedupe: ['react', 'react-dom'],
    },
    server: { port: 5173, fs: { allow: [engine, root] } },
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    build: {
      manifest: true,
      // The pages name the chunks to preload themselves.
      modulePreload: false,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: ['src/browser/main.ts', 'src/styles/main.css', ...islandScripts],
          },
        },
      },
      ssr: {
        build: {
          ssr: true,
          copyPublicDir: false,
          manifest: false,
          rolldownOptions: { input: 'src/static/renderer.ts' },
        },
      },
    },
  };
}

/**
 * What sends the newsletter: the browser's script imports it by its address, which no bundler sees. So it is named here, once that
 * script has the newsletter's form, and its exports are kept; said of all entries, that would split the islands into more files.
 */
function newsletterScript(): Plugin {
  return {
    name: 'newsletter-script',
    apply: 'build',
    moduleParsed({ id: parsed }) {
      if (this.environment.name !== 'client' || !parsed.endsWith('/src/browser/newsletter.ts')) return;
      const id = 'src/browser/send-newsletter.ts';
      this.emitFile({ type: 'chunk', id, name: 'send-newsletter', preserveSignature: 'strict' });
    },
  };
}
