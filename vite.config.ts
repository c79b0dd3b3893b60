import contentFallback from '@csstools/postcss-content-alt-text';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { editor } from './codegen/owner/editor/server/editor-plugin.ts';
import { projectOf } from './codegen/run/project.ts';
import { specification } from './codegen/site/vite-plugin.ts';

/**
 * The site of `spec/`, or that of the variable `SPEC`. `npx vite`, `npx vite build` and `npx vite preview` do what `npm run dev`, `build` and
 * `preview` do, which have more options.
 */
export default defineConfig(() => ({
  appType: 'custom',
  plugins: [react(), tailwindcss({ optimize: false }), specification(), editor()],
  // `content: '+' / ''` is dropped whole by browsers that know no text for readers aloud: the sign alone comes before it.
  css: { postcss: { plugins: [contentFallback()] } },
  // Emitted modules may lie where no package is installed.
  resolve: { dedupe: ['react', 'react-dom'] },
  // Each page of a build beside the dev server would be a line of its output.
  server: { port: 5173, watch: { ignored: ['**/.builds/**', '**/diff.html'] } },
  // Found while the first page loads, it would make Vite load that page again.
  optimizeDeps: { include: ['react-dom/client'], rolldownOptions: { checks: { bundlerTimings: false } } },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ environments }) {
      const { buildCommand } = await import('./codegen/cli/build-command.ts');
      process.exitCode = await buildCommand(projectOf({ spec: process.env.SPEC }));
      // Vite would bundle what is not built.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  },
  build: {
    manifest: true,
    // The pages name the chunks to preload themselves.
    modulePreload: false,
    reportCompressedSize: false,
    // The oldest browsers that read and send everything: syntax and styles are lowered to them, tests/built/browsers.test.ts holds the rest.
    target: ['safari15.4', 'chrome100', 'firefox102'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every island that React draws loads all of it: cut where scripts part, its pieces weigh 0.7 kB more.
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
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
}));
