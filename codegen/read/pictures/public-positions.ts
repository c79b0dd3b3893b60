import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Finding } from '../../base/findings/finding.ts';
import { fileFinding } from '../report.ts';

/** Files in which a camera may write where it was. */
const photograph = /\.(?:avif|hei[cf]|jpe?g|png|tiff?|webp)$/i;

/** The head of a latitude in EXIF, in either order of bytes: tag 2, which only the directory of positions has as three rationals. Then that of XMP. */
const latitudes = [Buffer.from('0002000500000003', 'hex'), Buffer.from('0200050003000000', 'hex'), 'exif:GPSLatitude'];

/** The pictures of `public/` that hold the place where they were taken: they are served as they are. */
export function publicPositions(root: string): Finding[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  const message = 'cette image dit où elle a été prise, et public/ est publié tel quel.';
  const remedy =
    "Enregistrez-en une copie sans ce lieu, ou montrez-la depuis spec/pictures/ : la construction n'en garde que l'image.";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && photograph.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return latitudes.some((latitude) => bytes.includes(latitude));
    })
    .map((path) => fileFinding(relative(root, path).split(sep).join('/'), 'read/picture-position', message, remedy));
}
