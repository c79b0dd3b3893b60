import { counted, others } from '../french.ts';

/** A place in a spec file: 1-based line and column, and where the marked text ends on that line (exclusive). */
export interface Position {
  line: number;
  column: number;
  endColumn: number;
}

/** What is wrong, without its place: a finding is a fault at a place. */
export interface Fault {
  /** Stable name of the rule: `lint/curly-quotes`, `schema/required`, `rule/link`. */
  code: string;
  /** French: what was found and what was expected. */
  message: string;
  /** French: the nearest valid value or what to do, when one is known. */
  remedy?: string | undefined;
  /** What the place names and the spec lacks. */
  about?: Missing | undefined;
  /** The keys that it is about: missing, unknown, or meant by an unknown one. */
  keys?: readonly string[] | undefined;
  /** The field that the place reads of the rows of a table, which has none of this name. */
  field?: { table: string; name: string } | undefined;
  /** The values that the place is worked out from, each of which may have a fault of its own. */
  from?: readonly ValuePlace[] | undefined;
}

export function faultOf(code: string, message: string, remedy?: string): Fault {
  return { code, message, remedy };
}

/** A thing that places of the spec name and that is not there. */
export interface Missing {
  kind: 'accent' | 'row' | 'fact' | 'address' | 'setting' | 'field' | 'place';
  /** `packs.starter`, `average-roi.main`, `/services`, `legal.capital`, `contact.sector`. */
  name: string;
  /** French: what brings it back, when many places name it. */
  restore?: string;
  /** The fault stands where the thing went: it is reported first, and the places that name the thing after it. */
  isCause?: true;
}

/** A place in a spec file: the file, and the path in its document (`blocks/2/type`). */
interface Place {
  file: string;
  path: string;
}

export interface ValuePlace extends Place {
  /** Where the value stands on a line with others that it is worked out from. */
  line?: number;
}

/** True if one of the two places contains the other, or they are equal. */
export function overlaps(a: Place, b: Place): boolean {
  return a.file === b.file && (isWithin(a.path, b.path) || isWithin(b.path, a.path));
}

/** True if `path` is `outer`, or below it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}/`);
}

/** `blocks/2/type` → `blocks/2`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A row that the table does not have (any more). */
export function missingRow(table: string, id: string): Missing {
  const restore = `Si cette ligne a changé de nom ou a été retirée, rétablissez « id: ${id} » (spec/tables/${table}) ou corrigez chaque endroit.`;
  return { kind: 'row', name: `${table}.${id}`, restore };
}

/** A table that the spec does not have (any more). */
export function missingTable(table: string): Missing {
  const restore = `Si elle a été retirée ou vidée, rétablissez ${tableFiles(table)}, ou corrigez chaque endroit.`;
  return { kind: 'row', name: table, restore };
}

/** The files of a table that does not exist yet, in words. */
export const tableFiles = (table: string) =>
  `spec/tables/${table}.yaml et son schéma, spec/schema/tables/${table}.schema.yaml`;

/** A fact, or a reading of one (`average-roi.main`), that spec/facts.yaml does not have. */
export function missingFact(name: string): Missing {
  const key = name.slice(name.indexOf('.') + 1);
  const restore = `S'il a changé de nom ou a été retiré, rétablissez « ${key}: » dans spec/facts.yaml ou corrigez chaque endroit.`;
  return { kind: 'fact', name, restore };
}

/** An accent that spec/theme.yaml does not have (any more). */
export function missingAccent(name: string): Missing {
  const restore = `Si cette couleur a changé de nom ou a été retirée, rétablissez « ${name}: » sous « accents » (spec/theme.yaml) ou corrigez chaque endroit.`;
  return { kind: 'accent', name, restore };
}

/** A part of spec/site.yaml that a site may leave out, and that some places need. */
export function missingSetting(name: string): Missing {
  return { kind: 'setting', name };
}

/** An address of the site without a page. */
export function missingAddress(href: string): Missing {
  const name = href.replace(/[?#].*$/, '');
  const restore = `Si la page a changé d'adresse, rétablissez « ${name} » dans spec/routes.yaml ou corrigez chaque endroit.`;
  return { kind: 'address', name, restore };
}

/** A field that a form does not have (any more). */
export function missingField(form: string, name: string): Missing {
  const restore = `Si ce champ a changé de nom, rétablissez « name: ${name} » (spec/forms/${form}.yaml) ou corrigez chaque endroit.`;
  return { kind: 'field', name: `${form}.${name}`, restore };
}

/** A mistake in the spec, and where it is. Problems are values: a run reports all of them at once. */
export interface Finding extends Fault {
  /** Path of the file, relative to the project root, with forward slashes. */
  file: string;
  position: Position;
  /** Where in the document: `blocks/2/type`; empty for the whole file. */
  path: string;
  /** Made of several values, each of which may have a finding of its own: it comes after those. */
  isDerived?: true;
  /** Of something missing or unused, as it may be only since something else is wrong. */
  isLast?: true;
  /** The place that the value at fault was taken from, where it was taken from another file. */
  takenFrom?: Pick<Finding, 'file' | 'path'>;
  /** Other places with the same cause. */
  others?: readonly { file: string; line: number; column: number }[];
  /** The lines around the place, with a caret line under it; empty when the file cannot be shown. */
  frame: string;
}

/** A string that identifies a finding, wherever its line is. */
export function findingKey({ file, path, code, message }: Finding): string {
  return [file, path, code, message].join('\u0000');
}

const contextLines = 2;

/** Longest line drawn, and how much of a longer one stands before the mark; both in characters. */
const maxWidth = 140;
const marginLeft = 40;

/** Draws the lines around `position` with a caret line under the marked text. Returns `''` for an empty text. */
export function codeFrame(text: string, position: Position): string {
  const lines = text.split(/\r?\n/);
  if (lines.every((line) => line.trim() === '')) return '';
  const first = Math.max(1, position.line - contextLines);
  // The end of the last line does not begin another, unless that is the place.
  const end = lines.at(-1) === '' && position.line < lines.length ? lines.length - 1 : lines.length;
  const last = Math.min(end, position.line + contextLines);
  const width = String(last).length;
  const drawn: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const marked = number === position.line;
    const line = lines[number - 1] ?? '';
    const from = marked ? firstShown(line, position) : 0;
    drawn.push(`${marked ? '>' : ' '} ${String(number).padStart(width)} | ${cut(line, from)}`.trimEnd());
    if (marked) {
      const start = position.column - 1 - from;
      const length = Math.max(1, Math.min(position.endColumn - 1 - from, maxWidth) - start);
      // Tabs of the line above stay tabs, so that the carets stand under what they mark.
      drawn.push(
        `  ${' '.repeat(width)} | ${cut(line, from).slice(0, start).replaceAll(/[^\t]/gu, ' ')}${'^'.repeat(length)}`,
      );
    }
  }
  return drawn.join('\n');
}

/** Offset at which a long line is cut on the left, so that the mark is in sight. */
function firstShown(line: string, { column, endColumn }: Position): number {
  if (line.length <= maxWidth || endColumn - 1 <= maxWidth || column - 1 <= marginLeft) return 0;
  return column - 1 - marginLeft;
}

/** `maxWidth` characters of `line` from `from` on, with « … » where something is left out. */
function cut(line: string, from: number): string {
  const shown = line.slice(from, from + maxWidth);
  const left = from > 0 ? `…${shown.slice(1)}` : shown;
  return from + maxWidth < line.length ? `${left.slice(0, -1)}…` : left;
}

/** Sorts by file, line, column and code, causes first, and drops repeats: the same place with the same message stands once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const { file, position, message } = finding;
    const key = `${file}:${position.line}:${position.column}:${message}`;
    if (!unique.has(key)) unique.set(key, finding);
  }
  return [...unique.values()].toSorted(
    (a, b) =>
      Number(a.isDerived ?? false) - Number(b.isDerived ?? false) ||
      compare(a.file, b.file) ||
      a.position.line - b.position.line ||
      a.position.column - b.position.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** The one text form of a finding: place, fact, remedy, frame. */
export function formatFinding(finding: Finding): string {
  const { file, position, path, message, remedy, frame } = finding;
  const place = `${printable(file)}:${position.line}:${position.column}${path === '' ? '' : ` ${path}`}`;
  const sentence = remedy === undefined ? message : `${message} ${remedy}`;
  return frame === '' ? `${place} : ${sentence}` : `${place} : ${sentence}\n${frame}`;
}

/** How many findings are printed at once: one cause often makes many. */
const mostPrinted = 50;

/**
 * The findings of a run and their count, ready to print.
 * @param most how many are printed at the most; the count is always that of all
 */
export function formatFindings(findings: readonly Finding[], most = mostPrinted): string {
  const shown = findings.slice(0, most);
  const left = findings.length - shown.length;
  return [
    ...shown.map(formatFinding),
    ...(left === 0 ? [] : [`${others(left, 'erreur', 'Une')} : npm run check -- --all`]),
    `${countFindings(findings)}.`,
  ].join('\n\n');
}

/** « 1 erreur dans 1 fichier », « 1 erreur, à 24 endroits de 8 fichiers ». */
function countFindings(findings: readonly Finding[]): string {
  const places = findings.flatMap((finding) => [finding, ...(finding.others ?? [])].map(({ file }) => file));
  const files = new Set(places).size;
  const count = counted(findings.length, 'erreur');
  const where = counted(files, 'fichier');
  return places.length === findings.length
    ? `${count} dans ${where}`
    : `${count}, à ${places.length} endroits de ${where}`;
}

/** A file's name may hold anything: signs that a terminal would obey are shown by their number. */
function printable(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, (sign) => `\\x${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * A fault of our own program, or of a schema, whose place is known: `finding` has the place and the French message; the error itself
 * is the `cause`, when there is one.
 */
export class PlacedFault extends Error {
  override readonly name = 'PlacedFault';
  readonly finding: Finding;

  constructor(finding: Finding, cause?: unknown) {
    super(finding.message, { cause });
    this.finding = finding;
  }

  /** Is the place in a `spec` folder? The schemas of a site's tables are written with its content. */
  get isInSpec(): boolean {
    return /(?:^|\/)spec\//u.test(this.finding.file);
  }
}
