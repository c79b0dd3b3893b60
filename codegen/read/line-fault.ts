import { parseDocument, type YAMLError } from 'yaml';
import type { TextFault } from './source.ts';

/** The start of an item that lacks its « - »: nothing, a « - » without its space, or another sign. */
const lead = /^( *)(-(?=[^\s-])|[–—•·]\s*|[*+] +)?(?=\S)/u;

/** The longest item that a remedy shows whole, in characters. */
const longestShown = 60;

/** Is a syntax error due to an item whose dash is missing, stuck to its text, or another sign? It is when a dash corrects it. */
export function dashFault(text: string, [error]: readonly YAMLError[]): TextFault | undefined {
  if (error === undefined) return undefined;
  const lines = text.split('\n');
  if (!mayTry(text, lines)) return undefined;
  const at = entryAt(text, lines, error.pos[0]);
  const found = [...new Set([at, lineAt(text, error.pos[1]), lineAbove(lines, at)])].find((line) =>
    correctedByDash(lines, line, at),
  );
  if (found === undefined) return undefined;
  const written = lines[found] ?? '';
  const [whole = '', indent = '', sign = ''] = lead.exec(written) ?? [];
  const start = startOf(lines, found) + indent.length;
  const item = `- ${written.slice(whole.length).trimEnd()}`;
  const shown = item.length > longestShown ? `${item.slice(0, longestShown - 1)}…` : item;
  const message =
    sign === ''
      ? 'il manque « - » au début de cette ligne, qui est dans une liste.'
      : sign === '-'
        ? 'il manque une espace après « - ».'
        : `un élément de liste commence par « - », pas par « ${sign.trim()} ».`;
  const end = sign === '' ? startOf(lines, found) + written.trimEnd().length : start + sign.trimEnd().length;
  return { code: 'yaml/list-item', message, remedy: `Écrivez « ${shown} ».`, start, end };
}

/** Is a syntax error due to items below a list that brackets have closed on the line of its key? It is when they correct it. */
export function closedListFault(text: string, [error]: readonly YAMLError[]): TextFault | undefined {
  const lines = text.split('\n');
  if (error === undefined || !mayTry(text, lines)) return undefined;
  const at = entryAt(text, lines, error.pos[0]);
  const above = lineAbove(lines, at);
  const [, key = '', list] = /^( *(?:- +)*[\w-]+: +)(\[.*\])/u.exec(lines[above] ?? '') ?? [];
  if (list === undefined || !/^ *- /.test(lines[at] ?? '')) return undefined;
  const next = firstErrorLine(lines.with(above, key.trimEnd()).join('\n'));
  if (next !== undefined && next <= at) return undefined;
  const start = startOf(lines, above) + key.length;
  const isEmpty = /^.\s*.$/.test(list);
  const message = `des éléments suivent cette liste, que « ${list} » ${isEmpty ? 'dit vide' : 'a déjà fermée'}.`;
  const remedy = isEmpty
    ? `Retirez « ${list} ».`
    : 'Écrivez-les tous entre ces crochets, ou tous à la ligne, après « - ».';
  return { code: 'yaml/closed-list', message, remedy, start, end: start + list.length };
}

/** @param at the line of the error, which must read well then: blank lines and comments may part the two. */
function correctedByDash(lines: readonly string[], line: number, at: number): boolean {
  const written = lines[line] ?? '';
  const [, indent = '', sign = ''] = lead.exec(written) ?? [];
  // A line without any sign is an item only below other items, or where others begin with its key.
  const isItem =
    sign !== '' ||
    (lines[lineAbove(lines, line)] ?? '').startsWith(`${indent}- `) ||
    hasTwin(lines, `${indent}- ${written.trim()}`);
  if (line < 0 || !isItem || /^ *- /.test(written)) return false;
  const corrected = [...lines.slice(0, line), written.replace(lead, '$1- '), ...lines.slice(line + 1)].join('\n');
  const next = firstErrorLine(corrected);
  return next === undefined || next > Math.max(line + 1, at);
}

/** How many lines above an error are searched for the levels of its line. */
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
 * The wrong indent of a line that may be behind a syntax error, sure where all the file reads well with that line beside others of its kind: the
 * indents of lines above are tried. The parser's errors name the effect, not the cause.
 * @param errors of the parser, in order of place.
 */
export function indentFault(text: string, [first, second]: readonly YAMLError[]) {
  const lines = text.split('\n');
  if (first === undefined || !mayTry(text, lines)) return undefined;
  const at = entryAt(text, lines, first.pos[0]);
  const isEntry = (line = '') => startsEntry.test(line.trimStart());
  // A line that is no entry at all has another fault than its indent.
  if (!isEntry(lines[at])) return undefined;
  const own = indentOf(lines[at] ?? '');
  const places = [...first.pos, ...(second?.pos ?? [])].map((offset) => entryAt(text, lines, offset));
  const holder = lines.findLastIndex((line, index) => index < at && isEntry(line) && indentOf(line) < own);
  const tries = [...new Set([...places, lineAbove(lines, at), holder, at + 1])]
    .flatMap((line) => repairsOf(lines, line))
    // What holds the line may stand too far out, and no further in than the line.
    .filter(({ line, indent }) => line !== holder || indent <= own)
    .map((repair) => {
      const written = lines[repair.line] ?? '';
      const isSure = hasTwin(lines, ' '.repeat(repair.indent) + written.trimStart());
      // The mistake is most often the smallest.
      return { repair, isSure, distance: Math.abs(repair.indent - indentOf(written)) };
    })
    .toSorted(
      (a, b) => Number(b.isSure) - Number(a.isSure) || a.distance - b.distance || b.repair.indent - a.repair.indent,
    );
  let likely: Repair | undefined;
  for (const { repair, isSure } of tries) {
    const error = firstErrorLine(applied(lines, repair));
    if (error === undefined) return { fault: faultOf(lines, repair), isSure };
    if (error > Math.max(at, repair.line + repair.following + 1)) likely ??= repair;
  }
  return likely && { fault: faultOf(lines, likely), isSure: false };
}

/** Is there another line at the same place, with the same dash and key? */
function hasTwin(lines: readonly string[], written: string): boolean {
  const [start] = /^ *(?:- )?[\w-]+:(?= |$)/u.exec(written) ?? [];
  return start !== undefined && lines.some((line) => line !== written && line.startsWith(start));
}

function repairsOf(lines: readonly string[], line: number): Repair[] {
  const written = lines[line] ?? '';
  if (!startsEntry.test(written.trimStart())) return [];
  const own = indentOf(written);
  const next = lines.findIndex((other, index) => index > line && other.trim() !== '' && indentOf(other) <= own);
  const last = lines.slice(0, next === -1 ? undefined : next).findLastIndex((other) => other.trim() !== '');
  const sibling = lines.findIndex(
    (other, index) => index > line && (indentOf(other) < own || /^\s*(?:- |$)/u.test(other)),
  );
  const blocks = new Set(
    [last - line, (sibling === -1 ? lines.length : sibling) - 1 - line].filter((count) => count > 0),
  );
  const tabbed = /^ *\t/.test(written);
  return levelsAbove(lines, line)
    .filter((indent) => tabbed || indent !== own)
    .flatMap((indent) => [0, ...blocks].map((following) => ({ line, indent, following })));
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

function faultOf(lines: readonly string[], { line, indent, following }: Repair): TextFault {
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

/** Longest text, and longest line, for which other ways to write a line are tried: each try reads the whole text. */
const largestTried = 200_000;
const longestTried = 2_000;

/** True if the text is small enough to be parsed many times. */
function mayTry(text: string, lines: readonly string[]): boolean {
  return text.length <= largestTried && lines.every((line) => line.length <= longestTried);
}

/** The line (from 0) of the first syntax error of a text, or `undefined` when it has none. */
function firstErrorLine(text: string): number | undefined {
  const { errors, warnings } = parseDocument(text, { version: '1.2', uniqueKeys: false, prettyErrors: false });
  const starts = [...errors, ...warnings].map(({ pos }) => pos[0]);
  return starts.length === 0 ? undefined : lineAt(text, Math.min(...starts));
}

/** The line (from 0) of the entry at an offset, which may lie on a blank line or a comment before it. */
function entryAt(text: string, lines: readonly string[], offset: number): number {
  const from = lineAt(text, offset);
  const at = lines.findIndex((line, index) => index >= from && !/^\s*(?:#|$)/u.test(line));
  return at === -1 ? from : at;
}

/** The line (from 0) in which an offset lies. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** `line` from 0. */
function startOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, written) => sum + written.length + 1, 0);
}

/** The last line before `line` that is neither blank nor a comment, or -1. */
function lineAbove(lines: readonly string[], line: number): number {
  return lines.findLastIndex((written, index) => index < line && /^[^#\s]/.test(written.trimStart()));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
