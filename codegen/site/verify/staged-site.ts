import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../bundle/assets.ts';
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

/** Opens a staging folder. */
export function openStaged(staging: string, site: Omit<StagedSite, 'files' | 'read'>): StagedSite {
  return { ...site, files: new Set(listFiles(staging)), read: (file) => readFileSync(join(staging, file)) };
}
