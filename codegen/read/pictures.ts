import { hash } from 'node:crypto';
import type { Finding } from '../base/findings/finding.ts';
import { kebab } from '../base/names.ts';
import { inspectPictures, type Inspection } from './pictures/inspect.ts';
import { limits } from './pictures/limits.ts';
import { Reader, type Changes, type Fault } from './read.ts';
import { fileFinding } from './source.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';

export const picturesFolder = 'spec/pictures';

/** A picture as its file holds it: its size upright, in pixels. */
interface PictureFile {
  width: number;
  height: number;
  /** A hash of its bytes. */
  content: string;
}

/** The files of `spec/pictures/` by name, those at fault without a size, and the faults of pictures. */
export interface PictureFiles {
  files: ReadonlyMap<string, PictureFile | undefined>;
  findings: readonly Finding[];
}

const endings = new Set(['avif', 'jpg', 'png', 'svg', 'webp']);
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|jpe?g|png|svg|webp)$/;

/**
 * Decodes every picture of a site; nothing without the folder.
 * @param changes files about to be written
 * @param cache the cache folder of this site
 */
export function readPictures(root: string, changes: Changes = new Map(), cache?: string): PictureFiles {
  const reader = new Reader(root, changes);
  const read = reader.entries(picturesFolder, true).map((file) => {
    const bytes = bytesOf(reader, file, changes.get(`${picturesFolder}/${file}`));
    return { file, bytes, content: Buffer.isBuffer(bytes) ? hash('sha256', bytes) : '' };
  });
  const pictures = read.flatMap(({ content, bytes }) => (Buffer.isBuffer(bytes) ? [[content, bytes] as const] : []));
  const inspections = inspectPictures(new Map(pictures), cache);
  const files = new Map<string, PictureFile | undefined>();
  const findings = [...reader.findings, ...publicPositions(root)];
  for (const { file, bytes, content } of read) {
    const found = inspections.get(content);
    const fault = Buffer.isBuffer(bytes) ? found && faultOf(file, found) : bytes;
    files.set(meantName(file), found && fault === undefined ? { ...found, content } : undefined);
    if (fault !== undefined)
      findings.push(fileFinding(`${picturesFolder}/${file}`, `read/${fault[0]}`, fault[1], fault[2]));
  }
  return { files, findings };
}

/** The ending of the name of a picture by its content; any other file is refused, whatever its name. */
export function endingOf(bytes: Buffer): string {
  const content = hash('sha256', bytes);
  const isRead = sizeFault(bytes.length) === undefined;
  const type = isRead ? inspectPictures(new Map([[content, bytes]])).get(content)?.type : undefined;
  return type !== undefined && endings.has(type) ? type : 'jpg';
}

function bytesOf(reader: Reader, file: string, changed: string | null | undefined): Buffer | Fault {
  if (/\.hei[cf]$/i.test(file)) return heic;
  const meant = meantName(file);
  if (meant !== file) return [misnamed[0], misnamed[1], `Renommez-la en « ${meant} ».`];
  if (!name.test(file)) return misnamed;
  if (typeof changed === 'string') return sizeFault(changed.length) ?? Buffer.from(changed, 'latin1');
  return reader.bytes(`${picturesFolder}/${file}`, (stat) => (stat.isFile() ? sizeFault(stat.size) : misnamed));
}

/** The name that a camera or an owner has written otherwise: `IMG 12.JPG` → `img-12.jpg`. Its place in the tables has that name. */
function meantName(file: string): string {
  const ending = extname(file);
  const meant = kebab(basename(file, ending)) + ending.toLowerCase();
  return name.test(meant) ? meant : file;
}

const misnamed: Fault = [
  'picture-name',
  "ce n'est pas le nom d'une image.",
  'Une image se nomme en minuscules, chiffres et tirets, et finit par .jpg, .png, .webp, .avif ou .svg (« port-au-matin.jpg »).',
];

const heic: Fault = [
  'picture-type',
  "c'est une photo HEIC, que peu de navigateurs lisent.",
  "Exportez-la en JPEG (sur un Mac : Aperçu, Fichier, Exporter) ; pour les prochaines, sur l'iPhone : Réglages, Appareil photo, Formats, « Le plus compatible ».",
];

const reduce = 'Réduisez-la à 2 400 pixels de large.';

function sizeFault(bytes: number): Fault | undefined {
  if (bytes === 0) return ['picture-type', 'ce fichier est vide.', 'Déposez-y une image, ou supprimez-le.'];
  if (bytes <= limits.megabytes * 1_000_000) return undefined;
  return [
    'picture-size',
    `l'image pèse ${french(bytes / 1_000_000)} Mo, plus que la limite de ${limits.megabytes} Mo.`,
    reduce,
  ];
}

function french(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 }).replaceAll(/\s/g, ' ');
}

/** What a drawing has that its page would not show, by its problem. */
const lacks = {
  file: "l'image d'un autre fichier",
  html: 'du HTML (« foreignObject »)',
  font: "du texte, dont la police change d'une machine à l'autre",
};

function faultOf(file: string, { type, width, height, problem }: Inspection): Fault | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  if (type === 'heic') return heic;
  if (problem === 'slow') {
    const message = `l'image est trop complexe : la dessiner prend plus de ${limits.seconds} secondes, ou échoue.`;
    return ['picture-slow', message, 'Simplifiez-la, ou exportez-la en PNG de 2 400 pixels de large.'];
  }
  if (type === undefined || !endings.has(type)) {
    const remedy = 'Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.';
    return ['picture-type', "ce fichier n'est pas une image lisible.", remedy];
  }
  if (type !== ending) {
    const message = `ce fichier est du « ${type} », et son nom finit par « .${ending} ».`;
    return ['picture-type', message, `Renommez-le en .${type}, ou enregistrez-le de nouveau.`];
  }
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  const shape = `l'image fait ${french(width)} × ${french(height)} pixels`;
  if (width * height > limits.megapixels * 1_000_000)
    return ['picture-size', `${shape}, plus que la limite de ${limits.megapixels} millions.`, reduce];
  if (longer > limits.stretch * shorter || shorter < limits.minSide) {
    const message = `${shape} : elle est trop ${longer > limits.stretch * shorter ? 'étirée' : 'petite'}.`;
    const remedy = `Il en faut ${limits.minSide} de chaque côté au moins, et un côté fait au plus ${limits.stretch} fois l'autre.`;
    return ['picture-shape', message, remedy];
  }
  if (problem === undefined) return undefined;
  if (problem === 'damaged') {
    const remedy = 'Copiez-la de nouveau depuis sa source, ou enregistrez-la de nouveau.';
    return ['picture-damaged', "l'image est abîmée ou coupée : une partie en manquerait.", remedy];
  }
  const remedy =
    'Incorporez les images, convertissez le texte en tracés (Inkscape : Chemin, Objet en chemin), ou exportez le dessin en PNG.';
  return ['picture-drawing', `ce dessin contient ${lacks[problem]} : la page ne le montrerait pas tel quel.`, remedy];
}

/** Files in which a camera may write where it was. */
const photograph = /\.(?:avif|hei[cf]|jpe?g|png|tiff?|webp)$/i;

/** The head of a latitude in EXIF, in either order of bytes: tag 2, which only the directory of positions has as three rationals. Then that of XMP. */
const latitudes = [Buffer.from('0002000500000003', 'hex'), Buffer.from('0200050003000000', 'hex'), 'exif:GPSLatitude'];

/** The pictures of `public/` that hold the place where they were taken: they are served as they are. */
function publicPositions(root: string): Finding[] {
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
