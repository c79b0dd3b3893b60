import type { YAMLError } from 'yaml';
import type { SyntaxFault } from './syntax-fault.ts';
import { firstErrorLine, lineAbove, lineAt, mayTry, startOf } from './try-lines.ts';

/** What stands where the « - » of an item should: nothing, a « - » without its space, or another sign for it. */
const lead = /^( *)(-(?=[^\s-])|[–—•]\s*)?(?=\S)/u;

const longest = 60;

/** Is a syntax error due to an item whose dash is missing, stuck to its text, or another sign? It is when a dash corrects it. */
export function dashFault(text: string, [error]: readonly YAMLError[]): SyntaxFault | undefined {
  if (error === undefined) return undefined;
  const lines = text.split('\n');
  if (!mayTry(text, lines)) return undefined;
  const at = lineAt(text, error.pos[0]);
  const found = [...new Set([at, lineAt(text, error.pos[1]), lineAbove(lines, at)])].find((line) =>
    correctedByDash(lines, line),
  );
  if (found === undefined) return undefined;
  const written = lines[found] ?? '';
  const [whole = '', indent = '', sign = ''] = lead.exec(written) ?? [];
  const start = startOf(lines, found) + indent.length;
  const item = `- ${written.slice(whole.length).trimEnd()}`;
  const shown = item.length > longest ? `${item.slice(0, longest - 1)}…` : item;
  const message =
    sign === ''
      ? 'il manque « - » au début de cette ligne, qui est dans une liste.'
      : sign === '-'
        ? 'il manque une espace après « - ».'
        : `un élément de liste commence par « - », pas par « ${sign.trim()} ».`;
  const end = sign === '' ? startOf(lines, found) + written.trimEnd().length : start + sign.trimEnd().length;
  return { code: 'yaml/list-item', message, remedy: `Écrivez « ${shown} ».`, start, end };
}

function correctedByDash(lines: readonly string[], line: number): boolean {
  const written = lines[line] ?? '';
  const [, indent = '', sign = ''] = lead.exec(written) ?? [];
  // A line without any sign is an item only below other items.
  const isItem = sign !== '' || (lines[lineAbove(lines, line)] ?? '').startsWith(`${indent}- `);
  if (line < 0 || !isItem || /^ *- /.test(written)) return false;
  const corrected = [...lines.slice(0, line), written.replace(lead, '$1- '), ...lines.slice(line + 1)].join('\n');
  const next = firstErrorLine(corrected);
  return next === undefined || next > line + 1;
}
