import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../cache/write-whole.ts';
import type { Compression } from './compress.ts';
import type { Route } from '../../../src/shared/route.ts';

/** The origins that the Content-Security-Policy of a build allows beside the site itself. Usually none. */
export interface Allowance {
  /** Other origins that scripts of the site may send to (`https://forms.example.fr`). */
  readonly connect: readonly string[];
  /** Other origins from which the chat widget loads its scripts, styles, pictures and frames, and to which it connects. */
  readonly chat: readonly string[];
  /** Whether strings that would become script stay forbidden: not every chat widget does without them. */
  readonly trustedTypes: boolean;
}

/** A site that loads nothing from elsewhere and sends nothing. */
export const noAllowance: Allowance = { connect: [], chat: [], trustedTypes: true };

/** The data of a build that a server needs besides its files. */
export interface Serving {
  readonly routes: readonly Route[];
  readonly allowance: Allowance;
  /** Addresses of the site where its forms are posted (`/demandes`), which another program answers; absent where there is none. */
  readonly receivers?: readonly string[];
}

/** The data of a build beside its files: `.builds/<id>.json`. Never inside the build, where it would be served. */
export interface BuildManifest extends Serving {
  readonly id: string;
  /** The build's own files, sorted, without precompressed copies. */
  readonly files: readonly string[];
  /** The assets of an earlier build beside them, for pages that are still open. */
  readonly retained: readonly string[];
  readonly purpose: Purpose;
}

/** What a build was made for. */
export interface Purpose {
  /** How hard its copies are compressed: thoroughly for going live. */
  readonly compression: Compression;
  /** The points left to settle of a release that was accepted as a draft, in one French sentence. */
  readonly unsettled?: string | undefined;
}

/** The folder of all builds, beside `dist`: its files can be renamed into place, being on the same disk. */
export function buildsFolder(root: string): string {
  return join(root, '.builds');
}

/** Changes with the shape of manifests: one of another version of the code is not read. */
const format = 4;

/** The manifest of build `id`, or null where it is missing or unreadable (a build from elsewhere, or of another version of the code). */
export async function readManifest(root: string, id: string): Promise<BuildManifest | null> {
  try {
    const text = await readFile(manifestPath(root, id), 'utf8');
    const manifest = JSON.parse(text) as BuildManifest & { format: number };
    return manifest.format === format && manifest.id === id ? manifest : null;
  } catch {
    return null;
  }
}

export function writeManifest(root: string, manifest: BuildManifest): void {
  writeWhole(manifestPath(root, manifest.id), `${JSON.stringify({ ...manifest, format })}\n`);
}

function manifestPath(root: string, id: string): string {
  return join(buildsFolder(root), `${id}.json`);
}
