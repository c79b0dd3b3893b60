import { join } from 'node:path';
import { traceOf } from '../../cache/fingerprint.ts';
import { settingsOf, type Compression } from './compress.ts';
import { currentBuildId } from './dist-link.ts';
import { buildsFolder, readManifest, type BuildManifest } from './manifest.ts';

/** The published site, as the build left it that published it: what is taken of it is what that build made. */
export interface PublishedSite {
  /** The build. */
  readonly id: string;
  /** Of its folder (`traceOf`). */
  readonly trace: string;
}

/** The published site, where nobody has written into it since, and its copies are compressed as asked for. */
export async function publishedAsLeft(root: string, compression: Compression): Promise<PublishedSite | undefined> {
  const manifest = await readPublished(root);
  if (manifest?.settings !== settingsOf(compression)) return undefined;
  const { id, trace } = manifest;
  return trace === traceOf([join(buildsFolder(root), id)]) ? { id, trace } : undefined;
}

/** What is known of the build that `dist` shows; null where there is none, or it is not ours. */
export async function readPublished(root: string): Promise<BuildManifest | null> {
  const id = await currentBuildId(root);
  return id === null ? null : readManifest(root, id);
}
