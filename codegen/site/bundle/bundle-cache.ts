import { basename } from 'node:path';
import { bundledCodeOf, bundleInputsOf } from '../../cache/fingerprint.ts';
import { FolderStore } from '../../cache/folder-store.ts';
import { bundlesFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import type { Bundler } from './bundle-apart.ts';
import type { UsedBlocks } from '../emit/used-blocks.ts';

/** Starts the process that bundles, if no bundle of the code as it is now is cached. It loads the bundler while the spec is read. */
export async function startBundlerEarly(project: Project): Promise<Bundler | undefined> {
  const { engine } = project;
  return new FolderStore(bundlesFolder(engine)).has(`${bundledCodeOf(project)}-`) ? undefined : startBundler(engine);
}

async function startBundler(engine: string): Promise<Bundler> {
  const { Bundler } = await import('./bundle-apart.ts');
  return new Bundler(engine);
}

/**
 * The folder of the bundles of a site, cached by an earlier build, else made now.
 * @param staging the folder of the build; bundles that a killed build has left half made bear its name
 * @param started the process that bundles, if it was started already: it gets its request before this function returns
 * @param whenRenderer called, if bundles are made, with the folder of the renderer, which lies there until the returned promise has settled
 */
export async function bundlesOf(
  project: Project,
  used: UsedBlocks,
  staging: string,
  started?: Bundler,
  whenRenderer: (folder: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ folder: string; isCached: boolean }> {
  const { blocks, islands, applications } = used;
  const name = bundleInputsOf(project, [[...blocks.keys()], islands, applications]);
  return new FolderStore(bundlesFolder(project.engine)).get(name, basename(staging), async (part) => {
    const bundler = started ?? (await startBundler(project.engine));
    let loading: Promise<unknown> | undefined;
    await bundler.bundle(project, used, part, () => {
      loading = whenRenderer(part);
    });
    await loading;
  });
}
