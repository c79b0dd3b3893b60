import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { specPlugin } from './codegen/vite-plugin.ts';

const islands = 'src/generated/islands';

/** One script for each island; pages load those they hold. Sorted: their order decides how chunks are cut. */
const islandScripts = existsSync(islands)
  ? readdirSync(islands)
      .toSorted()
      .map((name) => `${islands}/${name}`)
  : [];

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), specPlugin(), newsletterScript()],
  server: { port: 5173 },
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
    client: { build: { rolldownOptions: { input: ['src/browser/main.ts', 'src/styles/main.css', ...islandScripts] } } },
    ssr: {
      build: {
        ssr: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: 'src/static/renderer.ts' },
      },
    },
  },
});

/**
 * What sends the newsletter: the browser's script imports it by its address, which no bundler sees. So it is named here, and
 * its exports are kept; said of all entries, that would split the islands into more files.
 */
function newsletterScript(): Plugin {
  return {
    name: 'newsletter-script',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const id = 'src/browser/send-newsletter.ts';
      this.emitFile({ type: 'chunk', id, name: 'send-newsletter', preserveSignature: 'strict' });
    },
  };
}
