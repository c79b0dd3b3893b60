import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Finding } from '../base/findings/finding.ts';
import type { Changes } from './read.ts';
import { fileFinding } from './report.ts';

/** The folder of the pictures of a site. */
export const picturesFolder = 'spec/pictures';

/** A picture as its file holds it: its size upright, in pixels. */
export interface PictureFile {
  width: number;
  height: number;
  /** A hash of its bytes. */
  content: string;
}

/** The files of `spec/pictures/` by name, those at fault without a size, and their faults. */
export interface PictureFiles {
  files: ReadonlyMap<string, PictureFile | undefined>;
  findings: readonly Finding[];
}

type Fault = readonly [code: string, message: string, remedy: string];

/** Largest picture accepted, in bytes: those of a camera, halved in width, weigh less. */
const maxPictureBytes = 5_000_000;
/** Drawings have no pixels of their own: they are drawn as wide as the widest layout on a fine screen. */
const drawingWidth = 2000;

const endings = new Set(['avif', 'jpg', 'png', 'svg', 'webp']);
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|jpe?g|png|svg|webp)$/;

/**
 * Reads the size of every picture of a site; nothing without the folder.
 * @param changes files about to be written
 */
export function readPictures(root: string, changes: Changes = new Map()): PictureFiles {
  const files = new Map<string, PictureFile | undefined>();
  const findings: Finding[] = [];
  for (const file of namesIn(join(root, picturesFolder), changes)) {
    const found = measured(join(root, picturesFolder, file), file, changes.get(`${picturesFolder}/${file}`));
    files.set(file, isFault(found) ? undefined : found);
    if (isFault(found))
      findings.push(fileFinding(`${picturesFolder}/${file}`, `read/picture-${found[0]}`, found[1], found[2]));
  }
  return { files, findings };
}

function namesIn(folder: string, changes: Changes): string[] {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const names = new Set(isThere ? readdirSync(folder) : []);
  for (const [path, bytes] of changes) {
    const [, file] = path.split(`${picturesFolder}/`);
    if (file !== undefined && bytes !== null) names.add(file);
    else if (file !== undefined) names.delete(file);
  }
  return [...names].filter((file) => !file.startsWith('.') && !file.endsWith('~')).toSorted();
}

function measured(path: string, file: string, changed?: string | null): PictureFile | Fault {
  const bytes = typeof changed === 'string' ? Buffer.from(changed, 'latin1') : undefined;
  const stat = statSync(path, { throwIfNoEntry: false });
  const size = bytes?.length ?? (stat?.isFile() === true ? stat.size : undefined);
  if (size === undefined || !name.test(file))
    return [
      'name',
      "ce n'est pas le nom d'une image.",
      'Une image se nomme en minuscules, chiffres et tirets, et finit par .jpg, .png, .webp, .avif ou .svg (« port-au-matin.jpg »).',
    ];
  if (size > maxPictureBytes) {
    const megabytes = (size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
    return [
      'size',
      `l'image pèse ${megabytes} Mo, plus que la limite de 5 Mo.`,
      'Réduisez-la à 2 400 pixels de large.',
    ];
  }
  return sizeOf(bytes ?? readFileSync(path), file);
}

/** What a picture is by its content; `undefined` where browsers show no such picture. */
export function imageIn(bytes: Buffer) {
  try {
    const { type = '', ...found } = imageSize(bytes);
    return endings.has(type) ? { type, ...found } : undefined;
  } catch {
    return undefined;
  }
}

function sizeOf(bytes: Buffer, file: string): PictureFile | Fault {
  const ending = file.slice(file.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  const found = imageIn(bytes);
  if (found === undefined)
    return [
      'type',
      "ce fichier n'est pas une image lisible.",
      'Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.',
    ];
  const { width, height, orientation = 1, type } = found;
  if (type !== ending)
    return [
      'type',
      `ce fichier est du « ${type} », et son nom finit par « .${ending} ».`,
      `Renommez-le en .${type}, ou enregistrez-le de nouveau.`,
    ];
  const content = hash('sha256', bytes);
  if (type === 'svg') return { width: drawingWidth, height: Math.round((drawingWidth * height) / width), content };
  // A camera held upright writes its picture lying, and says so.
  return orientation > 4 ? { width: height, height: width, content } : { width, height, content };
}

function isFault(found: PictureFile | Fault): found is Fault {
  return Array.isArray(found);
}
