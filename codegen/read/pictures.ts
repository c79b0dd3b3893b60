import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Finding } from '../base/findings/finding.ts';
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

const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|jpe?g|png|svg|webp)$/;

/** Reads the size of every picture of a site; nothing without the folder. */
export function readPictures(root: string): PictureFiles {
  const files = new Map<string, PictureFile | undefined>();
  const findings: Finding[] = [];
  for (const file of namesIn(join(root, picturesFolder))) {
    const found = measured(join(root, picturesFolder, file), file);
    files.set(file, isFault(found) ? undefined : found);
    if (isFault(found))
      findings.push(fileFinding(`${picturesFolder}/${file}`, `read/picture-${found[0]}`, found[1], found[2]));
  }
  return { files, findings };
}

function namesIn(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.') && !file.endsWith('~'))
    .toSorted();
}

function measured(path: string, file: string): PictureFile | Fault {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile() || !name.test(file))
    return [
      'name',
      "ce n'est pas le nom d'une image.",
      'Une image se nomme en minuscules, chiffres et tirets, et finit par .jpg, .png, .webp, .avif ou .svg (« port-au-matin.jpg »).',
    ];
  if (stat.size > maxPictureBytes) {
    const megabytes = (stat.size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
    return [
      'size',
      `l'image pèse ${megabytes} Mo, plus que la limite de 5 Mo.`,
      'Réduisez-la à 2 400 pixels de large.',
    ];
  }
  return sizeOf(readFileSync(path), file);
}

function sizeOf(bytes: Buffer, file: string): PictureFile | Fault {
  const ending = file.slice(file.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
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
  } catch {
    return [
      'type',
      "ce fichier n'est pas une image lisible.",
      'Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.',
    ];
  }
}

function isFault(found: PictureFile | Fault): found is Fault {
  return Array.isArray(found);
}
