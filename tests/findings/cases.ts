import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

/** A change of one file: a text that occurs once in it is replaced, a text is added to its end, or the file is written whole. */
type Edit = { file: string } & ({ replace: string; with: string } | { append: string } | { write: string });

/** One broken spec: the project of `base/` with some files changed, and the findings that the check must print. */
export interface FindingCase {
  name: string;
  /** The new text of each changed file, by its path in the project. */
  files: ReadonlyMap<string, string>;
  /** All that the check prints. */
  expected: string;
}

/** A case leaves out this total, and the lines of its files around a marked line. */
const oneMistake = '\n1 erreur dans 1 fichier.\n';
const contextLines = 2;
const maxWidth = 140;

/** `spec/site.yaml:1:7 name : …`, then `> 1 | name: yes` and `    |       ^^^`: what is found, its line and its carets. */
const markedFinding = /^((\S+?):(\d+):\d+ .*\n)(> ( *\d+) \| .*\n +\| .*\n)/gmu;

const base = join(import.meta.dirname, 'base');

/** The files of the valid project, by their paths. */
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
  const { 'every case': every, ...cases } = parse(text) as Record<string, { edits?: Edit[]; expected: string }>;
  return Object.entries(cases).map(([name, { edits = [], expected }]) => {
    const files = changedFiles(name, [...(every?.edits ?? []), ...edits]);
    const findings = withContext(expected, files);
    return { name, files, expected: /^\d+ erreurs?\b.*\.\n$/m.test(findings) ? findings : findings + oneMistake };
  });
}

/** Adds the lines of the file that stand before and after each marked line. */
function withContext(expected: string, files: ReadonlyMap<string, string>): string {
  return expected.replaceAll(markedFinding, (_, ...groups: [string, string, string, string, string]) => {
    const [found, file, line, marked, number] = groups;
    const lines = (files.get(file) ?? validFiles.get(file) ?? '').replace(/\n$/u, '').split(/\r?\n/u);
    const numbered = lines.map((text, index) => {
      const shown = text.length > maxWidth ? `${text.slice(0, maxWidth - 1)}…` : text;
      return `${`  ${String(index + 1).padStart(number.length)} | ${shown}`.trimEnd()}\n`;
    });
    const before = numbered.slice(Math.max(0, Number(line) - 1 - contextLines), Number(line) - 1);
    return [found, ...before, marked, ...numbered.slice(Number(line), Number(line) + contextLines)].join('');
  });
}

function changedFiles(name: string, edits: readonly Edit[]): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    const before = changed.get(edit.file) ?? validFiles.get(edit.file) ?? '';
    changed.set(edit.file, edited(before, edit, `${name}, ${edit.file}`));
  }
  return changed;
}

function edited(text: string, edit: Edit, place: string): string {
  if ('write' in edit) return edit.write;
  if ('append' in edit) return text + edit.append;
  const [before, after, ...others] = text.split(edit.replace);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`${place}: « ${edit.replace} » must occur exactly once`);
  }
  return before + edit.with + after;
}
