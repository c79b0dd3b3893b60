import { attempt } from '../base/attempt.ts';
import { isUtf8 } from 'node:buffer';
import { type SourceFile, fileFinding } from './source.ts';
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Finding } from '../base/findings/finding.ts';
import { nearest, suggestion } from '../base/findings/nearest.ts';
import type { JsonObject } from '../base/json.ts';
import { kebab } from '../base/names.ts';
import { isConflictCopy, isIgnoredFile } from '../base/ignored-files.ts';
import { referencedFiles } from './referenced-files.ts';

/** Largest spec file accepted, in bytes: parsing time and memory grow far faster than the text. */
export const maxFileBytes = 500_000;

/** Files of `spec/` that are not content. */
const ignored = new Set(['schema', 'ledgers', 'pictures', 'README.md']);

const restore = 'Créez-le, ou rétablissez-le (« git restore »)';

/** Files that are to be read otherwise than they lie on disk: their text (of a picture, a character per byte), or `null` for one that is taken away. */
export type Changes = ReadonlyMap<string, string | null>;

/**
 * Reads every YAML file of `spec/`. What cannot be read is a finding; the rest is returned.
 * @param changes files about to be written: the spec is read as it would be
 */
export function readSpec(
  root: string,
  schemas: Readonly<Record<'kinds' | 'tables', ReadonlyMap<string, JsonObject>>>,
  changes: Changes = new Map(),
): { sources: SourceFile[]; findings: Finding[] } {
  const reader = new Reader(root, changes);
  const singles = [...schemas.kinds.keys()].filter((kind) => kind !== 'page' && kind !== 'form').toSorted();
  const expected = [...singles.map((kind) => `${kind}.yaml`), 'forms', 'pages', 'tables'];
  const present = reader.entries('spec');
  for (const name of present)
    if (!ignored.has(name) && !expected.includes(name)) reader.unexpected(`spec/${name}`, expected);
  // What a schema calls optional is a feature: the site has it when its file is there.
  const isFeature = (kind: string) => schemas.kinds.get(kind)?.optional === true && !present.includes(`${kind}.yaml`);
  for (const kind of singles.filter((name) => !isFeature(name))) reader.file(`spec/${kind}.yaml`, kind, kind);
  for (const name of reader.entries('spec/pages'))
    reader.yaml(`spec/pages/${name}`, 'page', name.replace(/\.yaml$/, ''));
  // A site without a form has no folder of forms.
  for (const name of present.includes('forms') ? reader.entries('spec/forms') : [])
    reader.yaml(`spec/forms/${name}`, 'form', name.replace(/\.yaml$/, ''));
  for (const [kind, places] of referencedFiles('kinds', singles.filter(isFeature), reader.sources))
    reader.missing(`spec/${kind}.yaml`, places);
  const absent = readTables(reader, [...schemas.tables.keys()].toSorted(), present.includes('tables'));
  for (const [table, places] of referencedFiles('tables', absent, reader.sources))
    reader.missing(`spec/tables/${table}.yaml`, places);
  return reader;
}

/** Each table is a file, a folder of files, or both. Returns the tables that are neither. */
function readTables(reader: Reader, tables: readonly string[], hasFolder: boolean): string[] {
  const folder = 'spec/tables';
  const present = hasFolder ? reader.entries(folder) : [];
  // What cannot be listed is a finding, which stands for all that is in it.
  if (reader.findings.some(({ file }) => file === folder)) return [];
  const absent: string[] = [];
  for (const name of present) {
    if (!tables.includes(name.replace(/\.yaml$/, '')))
      reader.unexpected(
        `${folder}/${name}`,
        tables.map((table) => `${table}.yaml`),
        `Une table a un schéma : créez spec/schema/tables/${kebab(name.replace(/\.ya?ml$/i, ''))}.schema.yaml, ou supprimez ce fichier.`,
      );
  }
  for (const table of tables) {
    const single = present.includes(`${table}.yaml`);
    const files = present.includes(table) ? reader.entries(`${folder}/${table}`) : [];
    for (const name of files) reader.yaml(`${folder}/${table}/${name}`, 'table', table);
    if (single) reader.file(`${folder}/${table}.yaml`, 'table', table);
    else if (files.length === 0) absent.push(table);
  }
  return absent;
}

/** Why a file cannot be read; its code is that of a finding without `read/`. */
export type Fault = readonly [code: string, message: string, remedy: string];

/** Reads files and folders of a spec as they would be with some changes, and reports those that cannot be read. */
export class Reader {
  readonly sources: SourceFile[] = [];
  readonly findings: Finding[] = [];
  /** Files whose name is misspelt on disk: they are reported under the name they have. */
  readonly #misspelt = new Set<string>();
  readonly #root: string;
  readonly #changes: Changes;

  constructor(root: string, changes: Changes) {
    this.#root = root;
    this.#changes = changes;
  }

  /**
   * Names in a folder, sorted; a folder that cannot be listed is a finding. Files of editors and systems are left out; a second version of a file is a finding.
   * @param isOptional whether the folder may be absent
   */
  entries(folder: string, isOptional = false): string[] {
    const fault = this.#guard(
      folder,
      (stat) =>
        stat.isDirectory()
          ? undefined
          : ['folder', 'ce doit être un dossier.', 'Renommez ce fichier et créez le dossier.'],
      'dossier',
    );
    const isAbsent = isOptional && fault?.[0] === 'missing';
    if (fault !== undefined && !isAbsent) {
      this.#fault(folder, fault);
      return [];
    }
    try {
      const present = (isAbsent ? [] : readdirSync(join(this.#root, folder))).filter((name) => {
        if (isConflictCopy(name)) this.#fault(`${folder}/${name}`, conflictCopy);
        return !isIgnoredFile(name);
      });
      const changed = [...this.#changes].filter(([file]) => file.slice(0, file.lastIndexOf('/')) === folder);
      const names = new Set(present);
      for (const [file, text] of changed)
        if (text === null) names.delete(file.slice(folder.length + 1));
        else names.add(file.slice(folder.length + 1));
      return [...names].toSorted();
    } catch (error) {
      this.#fault(folder, unreadable('dossier', error));
      return [];
    }
  }

  /** A file of a folder that holds YAML files only, each named as ids are: routes, forms and rows have its name. */
  yaml(file: string, kind: string, name: string): void {
    const own = basename(file);
    const stem = own.replace(/\.ya?ml(?:\.txt)?$/iu, '');
    const meant = `${kebab(stem).replace(/^(?![a-z])/u, `${kind}-`)}.yaml`;
    if (own === meant) this.file(file, kind, name);
    else if (stem === own)
      this.#fault(file, [
        'unexpected',
        'ce fichier ne fait pas partie de la spécification.',
        'Seuls les fichiers « .yaml » sont lus ici.',
      ]);
    else
      this.#fault(file, [
        'name',
        'un fichier est nommé ici en minuscules, sans accent ni espace, avec « .yaml » à la fin.',
        `Renommez-le en « ${meant} », ou supprimez-le s'il est de trop.`,
      ]);
  }

  /** @param otherwise the remedy where its name is near none of those */
  unexpected(file: string, expected: readonly string[], otherwise?: string): void {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const meant = nearest(name, expected);
    if (meant !== undefined) this.#misspelt.add(file.slice(0, -name.length) + meant);
    const remedy =
      (meant === undefined ? otherwise : undefined) ??
      suggestion(name, expected) ??
      'Voyez spec/README.md pour la liste des fichiers.';
    this.#fault(file, ['unexpected', 'ce fichier ou dossier ne fait pas partie de la spécification.', remedy]);
  }

  file(file: string, kind: string, name: string): void {
    const outcome = this.#text(file);
    if (typeof outcome === 'string') this.sources.push({ file, kind, name, text: outcome });
    else if (outcome[0] !== 'missing' || !this.#misspelt.has(file)) this.#fault(file, outcome);
  }

  /** A file that a site may do without, and that is needed at `places`. */
  missing(file: string, places: readonly string[]): void {
    if (this.#misspelt.has(file)) return;
    const users = [...Map.groupBy(places, (place) => place.slice(0, place.lastIndexOf(':')))].map(
      ([user, lines]) => `${user}:${lines.map((line) => line.slice(user.length + 1)).join(', ')}`,
    );
    const remedy = `${restore}, ou retirez ce qui le demande : ${users.join(' ; ')}.`;
    this.#fault(file, ['missing', "le fichier n'existe pas.", remedy]);
  }

  #text(file: string): string | Fault {
    const changed = this.#changes.get(file);
    if (changed === null) return missing('fichier');
    if (changed !== undefined) return withoutMarks(changed);
    const bytes = this.bytes(file, fileObstacle);
    if (!Buffer.isBuffer(bytes)) return bytes;
    if (!isText(bytes))
      return ['encoding', "le fichier n'est pas en UTF-8.", 'Enregistrez-le en « UTF-8 » depuis votre éditeur.'];
    return withoutMarks(decoder.decode(bytes));
  }

  bytes(file: string, obstacle: (stat: Stats) => Fault | undefined): Buffer | Fault {
    const fault = this.#guard(file, obstacle, 'fichier');
    if (fault !== undefined) return fault;
    try {
      return readFileSync(join(this.#root, file));
    } catch (error) {
      return unreadable('fichier', error);
    }
  }

  /** The obstacle to reading a path: its absence, a link out of the spec, or its kind. */
  #guard(file: string, obstacle: (stat: Stats) => Fault | undefined, noun: 'fichier' | 'dossier'): Fault | undefined {
    const path = join(this.#root, file);
    try {
      const entry = lstatSync(path, { throwIfNoEntry: false });
      if (entry === undefined) return missing(noun);
      if (entry.isSymbolicLink()) {
        // Broken, or round in a circle.
        const target = attempt(() => realpathSync(path));
        if (target === undefined)
          return [
            'link-broken',
            'ce lien symbolique ne mène à rien.',
            'Supprimez le lien, ou rétablissez le fichier visé.',
          ];
        if (!`${target}${sep}`.startsWith(realpathSync(join(this.#root, 'spec')) + sep))
          return [
            'symlink',
            'ce lien symbolique mène hors du dossier spec/.',
            'Copiez dans spec/ ce que vise le lien.',
          ];
      }
      return obstacle(statSync(path));
    } catch (error) {
      return unreadable(noun, error);
    }
  }

  #fault(file: string, [code, message, remedy]: Fault): void {
    this.findings.push(fileFinding(file, `read/${code}`, message, remedy));
  }
}

function missing(noun: 'fichier' | 'dossier'): Fault {
  return ['missing', `le ${noun} n'existe pas.`, `${restore} : le site en a besoin.`];
}

const conflictCopy: Fault = [
  'conflict-copy',
  "ce fichier est une deuxième version d'un autre : deux personnes l'ont changé en même temps, et rien n'est lu ici.",
  "Reportez dans l'autre ce qui lui manque, puis supprimez celui-ci.",
];

const empty: Fault = [
  'empty',
  'le fichier est vide.',
  'Rétablissez son contenu (« git restore »), ou supprimez-le si rien ne le demande.',
];

function fileObstacle(stat: Stats): Fault | undefined {
  if (stat.isDirectory())
    return [
      'directory',
      "c'est un dossier qui porte le nom d'un fichier YAML.",
      'Renommez le dossier, ou déplacez son contenu.',
    ];
  // Reading a pipe or a device could wait for ever.
  if (!stat.isFile()) return ['special', "ce n'est pas un fichier ordinaire.", 'Remplacez-le par un fichier YAML.'];
  if (stat.size <= maxFileBytes) return undefined;
  const size = (stat.size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 }).replace(/\s/g, ' ');
  return [
    'size',
    `le fichier pèse ${size} Mo, plus que la limite de ${(maxFileBytes / 1_000_000).toLocaleString('fr-FR')} Mo.`,
    'Répartissez ses lignes en plusieurs fichiers (un dossier par table).',
  ];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A text without the byte order marks that editors put before it, which nobody could see or delete; the fault of one that is empty. */
function withoutMarks(marked: string): string | Fault {
  const text = marked.replace(/^\uFEFF+/u, '');
  return isBlank(text) ? empty : text;
}

/** Whether a file is UTF-8; a NUL betrays UTF-16. */
function isText(bytes: Buffer): boolean {
  return !bytes.includes(0) && isUtf8(bytes);
}

function isBlank(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(#.*)?$/.test(line));
}

function unreadable(noun: 'fichier' | 'dossier', error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return ['unreadable', `le ${noun} ne peut pas être lu (${code}).`, "Vérifiez ses droits d'accès."];
}
