import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig, type InlineConfig } from 'vite';
import { applicationSheet, applicationStyles } from './application-styles.ts';
import { readAssets, type Assets } from './assets.ts';
import { renderersFolder } from '../../run/paths.ts';
import { listFiles } from '../publish/list-files.ts';
import type { Project } from '../../run/project.ts';
import type { Renderer } from './renderer.ts';
import type { Schemas } from '../../load/schemas/schemas.ts';
import { viteConfig } from './vite-config.ts';

/** What bundling came to. */
export interface Bundle {
  assets: Assets;
  renderer: Renderer;
  /** The files that were meant for the site. */
  files: readonly string[];
}

/** Bundles styles and browser scripts into `staging`, and the renderer beside the caches; copies `public/`. */
export async function bundle(
  project: Project,
  staging: string,
  used: Pick<Schemas, 'islands' | 'blocks' | 'applications'>,
  preloadedFonts: readonly string[],
): Promise<Bundle> {
  // React chooses its production code by this variable, in the renderer as in the bundles.
  process.env.NODE_ENV = 'production';
  const rendererDir = join(renderersFolder(project.engine), basename(staging));
  const builder = await createBuilder(
    mergeConfig<InlineConfig, InlineConfig>(
      viteConfig(
        project,
        used.islands.map(({ name }) => name),
      ),
      {
        logLevel: 'error',
        plugins: [applicationStyles(project.engine, used)],
        environments: {
          client: {
            build: {
              outDir: staging,
              emptyOutDir: false,
              rolldownOptions: { input: used.applications.length > 0 ? [applicationSheet] : [] },
            },
          },
          ssr: { build: { outDir: rendererDir, emptyOutDir: true } },
        },
      },
    ),
  );
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined)
    throw new Error('viteConfig must declare the environments client and ssr');
  // One after the other: their plugins keep state, and two bundles at once mix it (docs/decisions/verified-builds.md).
  const built = await builder.build(client);
  await builder.build(ssr);
  const assets = readAssets(project, staging, used, preloadedFonts);
  await rm(join(staging, '.vite'), { recursive: true });
  const renderer = (await import(pathToFileURL(join(rendererDir, 'renderer.js')).href)) as Renderer;
  // Once imported, it lives in memory.
  await rm(rendererDir, { recursive: true });
  const made = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  const files = made.map(({ fileName }) => fileName).filter((file) => !file.startsWith('.vite/'));
  return { assets, renderer, files: [...files, ...(await publicFiles(project, staging))] };
}

/** The names of the files that are published as they are: the engine's, which Vite has copied, and those of another site. */
async function publicFiles({ root, engine }: Project, staging: string): Promise<readonly string[]> {
  const own = join(root, 'public');
  if (root === engine || !existsSync(own)) return listFiles(join(engine, 'public'));
  await cp(own, staging, { recursive: true });
  return [...(await listFiles(join(engine, 'public'))), ...(await listFiles(own))];
}
