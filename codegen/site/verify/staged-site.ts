import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../bundle/assets.ts';
import { isCompressedCopy } from '../publish/compress.ts';
import { listFiles } from '../publish/list-files.ts';
import type { Serving } from '../publish/manifest.ts';
import type { ScannedPage } from './scan-page.ts';

/** A finished build before it is published: its expected and its actual files. */
export interface StagedSite {
  /** `https://www.example.fr`, without a final slash. */
  readonly baseUrl: string;
  readonly serving: Serving;
  /** The files that pages load. */
  readonly assets: Pick<Assets, 'stylesheet' | 'applications' | 'script' | 'islands'>;
  /** The files of the pages, aliases included. */
  readonly pages: ReadonlySet<string>;
  /** The scans of pages made before, by the hash of their bytes. */
  readonly scanned?: ReadonlyMap<string, ScannedPage>;
  /** Every file that the build meant to write, pages included. */
  readonly declared: ReadonlySet<string>;
  /** Every file that is there. */
  readonly files: ReadonlySet<string>;
  /** The content of a file. */
  readonly read: (file: string) => Buffer;
}

/** Opens a staging folder. Pages may have their compressed copies already, which no file names. */
export async function openStaged(staging: string, site: Omit<StagedSite, 'files' | 'read'>): Promise<StagedSite> {
  const isCopy = (file: string) => isCompressedCopy(file) && site.pages.has(file.slice(0, file.lastIndexOf('.')));
  const files = listFiles(staging).filter((file) => !isCopy(file));
  return { ...site, files: new Set(files), read: (file) => readFileSync(join(staging, file)) };
}
