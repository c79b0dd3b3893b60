import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { pascalCase } from '../../codegen/base/names.ts';
import { termsInFormulas } from '../../src/roi/formulas.ts';

/** A change of one file: a text that occurs once in it is replaced, a text is added to its end, or the file is written whole. */
type Edit = { file: string } & ({ replace: string; with: string } | { append: string } | { write: string });

/** One broken spec: the project of `base/` with some files changed, and the findings that the check must print. */
export interface FindingCase {
  /** The code of its finding, and what else tells it from others: `rule/reference fact-renamed`; of several findings, `several-…`. */
  name: string;
  /** The new text of each changed file, by its path in the project. */
  files: ReadonlyMap<string, string>;
  /** All that the check prints. */
  expected: string;
}

/**
 * A case of one mistake has its `finding`, the text over the carets (`marked`), and the `total` where it has several places; or a finding about a whole
 * file (`unmarked`). A case of several has all that is printed (`expected`). Where `marked` is left out, it is the first text quoted by the finding that
 * stands in its place, or else its key, or else the value there.
 */
interface WrittenCase {
  edits?: Edit[];
  finding?: string;
  unmarked?: string;
  marked?: string;
  total?: string;
  expected?: string;
}

/** A case leaves out this total, and the lines of a file that the check draws around a mark. */
const oneMistake = '\n1 erreur dans 1 fichier.\n';
const contextLines = 2;
const maxWidth = 140;

/**
 * `spec/site.yaml:1:7 name : …`, then `> yes`: what is found, and the text of that line which carets mark. A frame that
 * is cut on the left is written whole.
 */
const markedFinding = /^((\S+?):(\d+):(\d+) [^\n]*\n)> ?([^\n]*)\n/gmu;

/** A value beside others on its line: in quotes, in braces or in brackets, or up to what parts it from the next one. */
const inBraces = /^(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\]|[^,}\]]+?(?=\s*[,}\]]))/u;

/** The lines that name every number of the formulas, whichever there are. */
const everyTerm = [...termsInFormulas].map((name) => `  ${name}: Nom\n`).join('');

const base = join(import.meta.dirname, 'base');

export const validFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(base, path), readFileSync(path, 'utf8')]),
);

/** The cases by family, which is the name of their file. */
export const families: ReadonlyMap<string, readonly FindingCase[]> = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace('.yaml', ''), casesOf(readFileSync(join(import.meta.dirname, file), 'utf8'))]),
);

/** @throws if no case, or more than one, has this name */
export function findingCase(name: string): FindingCase {
  const [found, ...others] = [...families.values()].flat().filter((one) => one.name === name);
  if (found === undefined || others.length > 0) throw new Error(`${others.length + 1} cases are called « ${name} »`);
  return found;
}

/** The cases of one file. The edits of `every case` come before those of each. */
function casesOf(text: string): FindingCase[] {
  const { 'every case': every, ...cases } = parse(text) as Record<string, WrittenCase>;
  return Object.entries(cases).map(([name, { edits = [], finding, unmarked, marked, total, expected }]) => {
    const files = changedFiles(name, [...(every?.edits ?? []), ...edits]);
    const mark = marked ?? markedInPlace(finding, files);
    const printed = expected ?? (unmarked && `${unmarked}\n`);
    const findings = withFrames(printed ?? `${finding}\n> ${mark}\n${total ? `\n${total}\n` : ''}`, files);
    return { name, files, expected: /^\d+ erreurs?\b.*\.\n$/m.test(findings) ? findings : findings + oneMistake };
  });
}

/** What the finding quotes and stands in its place; else its key; else the value there. */
function markedInPlace(finding = '', files: ReadonlyMap<string, string>): string {
  const [, file = '', line, column, path = ''] = /^(\S+?):(\d+):(\d+) (\S*) ?: /u.exec(finding) ?? [];
  const text = linesOf(file, files)[Number(line) - 1] ?? '';
  const [before, rest] = [text.slice(0, Number(column) - 1), text.slice(Number(column) - 1)];
  const quoted = Array.from(finding.matchAll(/« (.*?) »/gu), ([, words = '']) => words);
  const found = [...quoted, ...path.split('/').slice(-1)].find((words) => words !== '' && rest.startsWith(words));
  return found ?? (/[[{][^\]}]*$/u.test(before) ? inBraces.exec(rest)?.[0] : rest) ?? '';
}

function linesOf(file: string, files: ReadonlyMap<string, string>): string[] {
  return (files.get(file) ?? validFiles.get(file) ?? '').replace(/\n$/u, '').split(/\r?\n/u).map(cut);
}

/** Draws the lines of the file around each marked text in its place. */
function withFrames(expected: string, files: ReadonlyMap<string, string>): string {
  return expected.replaceAll(markedFinding, (_, ...groups: [string, string, string, string, string]) => {
    const [found, file, line, column, marked] = groups;
    return `${found}${frame(linesOf(file, files), Number(line), Number(column), marked)}\n`;
  });
}

/** @throws if the marked text does not stand in that line and column */
function frame(lines: readonly string[], line: number, column: number, marked: string): string {
  if (!lines[line - 1]?.startsWith(marked, column - 1)) {
    throw new Error(`« ${marked} » is not at ${line}:${column}: ${lines[line - 1]}`);
  }
  const last = Math.min(lines.length, line + contextLines);
  const width = String(last).length;
  const drawn = lines.map((shown, index) => {
    const numbered = `${String(index + 1).padStart(width)} | ${shown}`.trimEnd();
    if (index + 1 !== line) return `  ${numbered}`;
    const indent = shown.slice(0, column - 1).replaceAll(/[^\t]/gu, ' ');
    return `> ${numbered}\n  ${' '.repeat(width)} | ${indent}${'^'.repeat(marked.length || 1)}`;
  });
  return drawn.slice(Math.max(0, line - 1 - contextLines), last).join('\n');
}

function cut(line: string): string {
  return line.length > maxWidth ? `${line.slice(0, maxWidth - 1)}…` : line;
}

function changedFiles(name: string, edits: readonly Edit[]): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    const before = changed.get(edit.file) ?? validFiles.get(edit.file) ?? '';
    changed.set(edit.file, edited(before, edit, `${name}, ${edit.file}`));
  }
  return changed;
}

/** What every schema of a block or a table begins with. */
function headOf(file: string): string {
  const name = basename(file, '.schema.yaml');
  return `$id: ${name}.schema.yaml\ntitle: ${pascalCase(name)}\ndescription: Du test.\ntype: object\nadditionalProperties: false`;
}

function edited(text: string, edit: Edit, place: string): string {
  if ('write' in edit)
    return edit.write.replace('<a name for each term>', everyTerm).replace('<head of a schema>', headOf(edit.file));
  if ('append' in edit) return text + edit.append;
  const [before, after, ...others] = text.split(edit.replace);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`${place}: « ${edit.replace} » must occur exactly once`);
  }
  return before + edit.with + after;
}
