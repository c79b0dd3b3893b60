import type { YAMLError } from 'yaml';
import type { SyntaxFault } from './syntax-fault.ts';
import { firstErrorLine, indentOf, lineAbove, lineAt, mayTry, startOf } from './try-lines.ts';

/** How far above an error its line's levels are looked for, in lines. */
const farthest = 400;

/** A line that starts a key or an item: only such a line belongs to a level. */
const startsEntry = /^(- |-$|[\w"'-][^:#]*:(\s|$))/u;

interface Repair {
  /** Of the line, from 0. */
  line: number;
  /** Spaces that it should have. */
  indent: number;
  /** How many of the following lines move with it. */
  following: number;
}

/**
 * Is the wrong indent of one line behind a syntax error? It is when the file, or at least that line, reads well with
 * another indent that a line above has. Trying beats reading the parser's mind: its errors name the effect, not the cause.
 * @param errors of the parser, in order of place.
 */
export function indentFault(text: string, errors: readonly YAMLError[]): SyntaxFault | undefined {
  const lines = text.split('\n');
  const [first, second] = errors;
  if (first === undefined || !mayTry(text, lines)) return undefined;
  const at = lineAt(text, first.pos[0]);
  // A line that is no entry at all has another fault than its indent.
  if (!startsEntry.test((lines[at] ?? '').trimStart())) return undefined;
  const suspects = [...new Set([...first.pos, ...(second?.pos ?? [])].map((offset) => lineAt(text, offset)))];
  const tries = [...suspects, lineAbove(lines, at)].flatMap((line) => repairsOf(lines, line));
  const outcomes = tries.map((repair) => ({ repair, error: firstErrorLine(applied(lines, repair)) }));
  const found =
    outcomes.find(({ error }) => error === undefined) ??
    outcomes.find(({ repair, error }) => error !== undefined && error > repair.line + repair.following + 1);
  return found === undefined ? undefined : faultOf(lines, found.repair);
}

function repairsOf(lines: readonly string[], line: number): Repair[] {
  const written = lines[line] ?? '';
  if (!startsEntry.test(written.trimStart())) return [];
  const own = indentOf(written);
  const next = lines.findIndex((other, index) => index > line && other.trim() !== '' && indentOf(other) <= own);
  const last = lines.slice(0, next === -1 ? undefined : next).findLastIndex((other) => other.trim() !== '');
  const block = last - line;
  const tabbed = /^ *\t/.test(written);
  return levelsAbove(lines, line)
    .filter((indent) => tabbed || indent !== own)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own) || b - a)
    .flatMap((indent) => [{ line, indent, following: 0 }, ...(block > 0 ? [{ line, indent, following: block }] : [])]);
}

/** The indents at which an entry may stand after the lines above: those of its neighbours, and of what they are in. */
function levelsAbove(lines: readonly string[], line: number): number[] {
  const levels = new Set<number>();
  let bound = Infinity;
  for (let above = line - 1; above >= Math.max(0, line - farthest) && bound > 0; above -= 1) {
    const written = lines[above] ?? '';
    const indent = indentOf(written);
    if (!startsEntry.test(written.trimStart()) || indent >= bound) continue;
    levels.add(indent);
    // A key without a value may have a group below it.
    if (bound === Infinity && /:\s*$/.test(written)) levels.add(indent + 2);
    // What follows a dash is a level of its own.
    for (const dash of written.matchAll(/(?<=^[ -]*)- +(?=\S)/gu)) levels.add(dash.index + dash[0].length);
    bound = indent;
  }
  return [...levels];
}

function applied(lines: readonly string[], { line, indent, following }: Repair): string {
  const shift = indent - indentOf(lines[line] ?? '');
  return lines
    .map((written, index) => {
      if (index === line) return ' '.repeat(indent) + written.trimStart();
      if (index < line || index > line + following || written.trim() === '') return written;
      return ' '.repeat(Math.max(0, indentOf(written) + shift)) + written.trimStart();
    })
    .join('\n');
}

function faultOf(lines: readonly string[], { line, indent, following }: Repair): SyntaxFault {
  const written = lines[line] ?? '';
  const start = startOf(lines, line);
  const mark = { start: start + written.length - written.trimStart().length, end: start + written.trimEnd().length };
  if (/^ *\t/.test(written)) {
    const remedy = indent === 0 ? 'Supprimez-la.' : `Remplacez-la par ${spaces(indent)}.`;
    return { code: 'yaml/tab-as-indent', message: 'une tabulation sert de retrait.', remedy, start, end: mark.start };
  }
  const more =
    following === 0 ? '' : ` ; décalez d'autant ${following === 1 ? 'la suivante' : `les ${following} suivantes`}`;
  return {
    code: 'yaml/bad-indent',
    message: 'le retrait de cette ligne ne va pas avec les lignes du dessus.',
    remedy: `Mettez ${spaces(indent)} au début de cette ligne, au lieu de ${indentOf(written)}${more}.`,
    ...mark,
  };
}

function spaces(count: number): string {
  return count < 2 ? `${count} espace` : `${count} espaces`;
}
