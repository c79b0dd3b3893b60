import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Assets } from '../../../src/shared/assets.ts';
import { generatedFolder, type Project } from '../../run/project.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** The script of every page, from the folder of the engine. */
export const mainScript = 'src/browser/main.ts';

/** The stylesheet of every page, from the folder of the engine. */
export const mainSheet = 'src/styles/main.css';

/** That of pages that have an application, which load it in place of the other. */
export const applicationSheet = 'src/styles/applications.css';

/** The script of pages that have islands, from the folder of the engine. */
export const islandLoader = 'src/browser/islands.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  assets?: string[];
}
type ViteManifest = Record<string, ManifestEntry>;

/**
 * Reads Vite's manifest of a finished client build.
 * @param preloadedFonts names of the fonts that pages load at once
 * @throws where an entry is missing
 */
export function readAssets(
  project: Project,
  outDir: string,
  { islands, applications }: Pick<Schemas, 'islands' | 'applications'>,
  preloadedFonts: readonly string[],
): Assets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const generated = relative(project.engine, generatedFolder(project));
  const style = entry(manifest, mainSheet);
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  return {
    ...(mainScript in manifest && { script: `/${entry(manifest, mainScript).file}` }),
    stylesheet: `/${style.file}`,
    ...(applications.length > 0 && {
      applications: { types: applications, stylesheet: `/${entry(manifest, applicationSheet).file}` },
    }),
    ...(islands.length > 0 && { islandLoader: `/${entry(manifest, islandLoader).file}` }),
    fonts: [...new Set(preloadedFonts)].flatMap((name) =>
      fonts.filter((file) => file.startsWith(`assets/${name}-`)).map((file) => `/${file}`),
    ),
    islands: islands.map(({ name }) => ({
      type: name,
      scripts: [...new Set(chunks(manifest, `${generated}/islands/${name}.ts`).map((file) => `/${file}`))],
    })),
  };
}

/** An entry's file and the files of all that it imports statically. */
function chunks(manifest: ViteManifest, name: string): string[] {
  const { file, imports = [] } = entry(manifest, name);
  return [file, ...imports.flatMap((imported) => chunks(manifest, imported))];
}

function entry(manifest: ViteManifest, name: string): ManifestEntry {
  const found = manifest[name];
  if (found === undefined) throw new Error(`Vite's manifest has no entry ${name}`);
  return found;
}
