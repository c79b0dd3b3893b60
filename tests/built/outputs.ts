import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressedCopies } from '../../codegen/site/publish/compress.ts';
import { readManifest } from '../../codegen/site/publish/manifest.ts';
import { generatedFolder } from '../../codegen/run/paths.ts';
import type { Project } from '../../codegen/run/project.ts';

/**
 * What a build has left, by the names of its files, their bytes as a hash: the site with its compressed copies, the configuration of
 * its servers, the emitted modules. Without what the site carries of the build before it, for pages that are still open.
 */
export async function outputsOf(project: Project): Promise<ReadonlyMap<string, string>> {
  const { root } = project;
  const dist = realpathSync(join(root, 'dist'));
  const manifest = await readManifest(root, relative(join(root, '.builds'), dist));
  if (manifest === null) throw new Error('dist has no manifest');
  const named = manifest.files.flatMap((file) => [file, ...compressedCopies(file)]);
  const files = named.map((file) => join(dist, file)).filter((path) => existsSync(path));
  const folders = [join(root, 'dist-servers'), generatedFolder(project)].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    ),
  );
  const { routes, allowance } = manifest;
  return new Map([
    ['serving', JSON.stringify({ files: manifest.files, routes, allowance })],
    ...files.map((path) => [relative(dist, path), contentHash(path)] as const),
    ...folders.map((path) => [relative(root, path), contentHash(path)] as const),
  ]);
}

function contentHash(path: string): string {
  return hash('sha256', readFileSync(path));
}
