import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Finding } from './finding.ts';
import { fileFinding } from './report.ts';
import { suggestion } from './nearest.ts';
import type { Schemas } from './schemas.ts';

/** One YAML file as it lies on disk, with what it is. */
export interface SourceFile {
  /** Relative to the project root, forward slashes. */
  file: string;
  /** `site`, `navigation`, `routes`, `facts`, `roi`, `page` or `table`. */
  kind: string;
  /** The page or table it belongs to; equal to `kind` for the single files. */
  name: string;
  text: string;
}

/** Largest spec file accepted, in bytes: parsing time and memory grow far faster than the text. */
export const maxFileBytes = 1_000_000;

const ignored = new Set(['schema', 'README.md']);

/** Reads every YAML file of `spec/`. What cannot be read is a finding; the rest is returned. */
export function readSpec(root: string, schemas: Schemas): { sources: SourceFile[]; findings: Finding[] } {
  const reader = new Reader(root);
  const spec = join(root, 'spec');
  const single = [...schemas.kinds.keys()].filter((kind) => kind !== 'page').toSorted();
  for (const kind of single) reader.file(`spec/${kind}.yaml`, kind, kind);
  for (const name of entries(spec)) {
    if (ignored.has(name) || name === 'pages' || name === 'tables' || single.includes(name.replace(/\.yaml$/, ''))) continue;
    reader.unexpected(`spec/${name}`, [...single.map((kind) => `${kind}.yaml`), 'pages', 'tables']);
  }
  for (const name of entries(join(spec, 'pages'))) reader.yaml(`spec/pages/${name}`, 'page', name.replace(/\.yaml$/, ''));
  readTables(reader, join(spec, 'tables'), [...schemas.tables.keys()].toSorted());
  return reader;
}

function readTables(reader: Reader, folder: string, tables: readonly string[]): void {
  for (const entry of entries(folder)) {
    const table = entry.replace(/\.yaml$/, '');
    if (!tables.includes(table)) reader.unexpected(`spec/tables/${entry}`, tables);
    else if (entry !== table) reader.file(`spec/tables/${entry}`, 'table', table);
    else for (const name of entries(join(folder, table))) reader.yaml(`spec/tables/${table}/${name}`, 'table', table);
  }
}

class Reader {
  readonly sources: SourceFile[] = [];
  readonly findings: Finding[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  yaml(file: string, kind: string, name: string): void {
    if (file.endsWith('.yaml')) this.file(file, kind, name);
    else this.#fault(file, 'unexpected', 'ce fichier ne fait pas partie de la spécification.', 'Seuls les fichiers « .yaml » sont lus ici.');
  }

  unexpected(file: string, expected: readonly string[]): void {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const remedy = suggestion(name.replace(/\.ya?ml$/, ''), expected) ?? 'Voyez spec/README.md pour la liste des fichiers.';
    this.#fault(file, 'unexpected', 'ce fichier ou dossier ne fait pas partie de la spécification.', remedy);
  }

  file(file: string, kind: string, name: string): void {
    const problem = this.#obstacle(file);
    if (problem !== undefined) return this.#fault(file, ...problem);
    try {
      const bytes = readFileSync(join(this.#root, file));
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      if (isBlank(text)) this.#fault(file, 'empty', 'le fichier est vide.', 'Rétablissez son contenu (« git restore ») ou supprimez-le.');
      else this.sources.push({ file, kind, name, text });
    } catch (error) {
      if (error instanceof TypeError) {
        this.#fault(file, 'encoding', "le fichier n'est pas en UTF-8.", 'Enregistrez-le en « UTF-8 » depuis votre éditeur.');
      } else {
        this.#fault(file, 'unreadable', `le fichier ne peut pas être lu (${errorCode(error)}).`, "Vérifiez ses droits d'accès.");
      }
    }
  }

  /** What stands between us and the text: code, message and remedy, or `undefined`. */
  #obstacle(file: string): [string, string, string] | undefined {
    const path = join(this.#root, file);
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry === undefined) return ['missing', "le fichier n'existe pas.", 'Rétablissez-le (« git restore ») : le site en a besoin.'];
    if (entry.isSymbolicLink() && !insideSpec(this.#root, path)) {
      return ['symlink', 'le lien symbolique mène hors du dossier spec/.', 'Copiez le fichier dans spec/ à la place du lien.'];
    }
    const target = statSync(path);
    if (target.isDirectory()) return ['directory', "c'est un dossier qui porte le nom d'un fichier YAML.", 'Renommez le dossier ou déplacez son contenu.'];
    if (target.size > maxFileBytes) {
      const size = (target.size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
      return ['size', `le fichier pèse ${size} Mo, plus que la limite de 1 Mo.`, 'Répartissez ses lignes en plusieurs fichiers (un dossier par table).'];
    }
    return undefined;
  }

  #fault(file: string, code: string, message: string, remedy: string): void {
    this.findings.push(fileFinding(file, `read/${code}`, message, remedy));
  }
}

function insideSpec(root: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(join(root, 'spec')) + sep);
  } catch {
    return false;
  }
}

/** Names in a folder, sorted; none when the folder does not exist. Hidden files (editors' own) are left out. */
function entries(folder: string): string[] {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !name.endsWith('~'))
    .toSorted();
}

function isBlank(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(#.*)?$/.test(line));
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'erreur inconnue';
}
