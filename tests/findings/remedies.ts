import type { Finding } from '../../codegen/base/findings/finding.ts';

/** A thing that a remedy says to write, and the file that has it then. */
export interface AppliedRemedy {
  words: string;
  file: string;
  text: string;
}

/**
 * Each thing that the remedy of a finding says to write, written by an owner who knows no code. What is to be written at a place
 * that the remedy only describes (« dans les mentions légales ») is left out.
 * @param textOf the text of a file
 */
export function appliedRemedies(finding: Finding, textOf: (file: string) => string): AppliedRemedy[] {
  const { remedy = '' } = finding;
  // A file has another name; the schema of a table is not the owner's.
  if (finding.code.startsWith('read/') || finding.file.startsWith('spec/schema/')) return [];
  return [...remedy.matchAll(ways)].flatMap((match) => {
    const [words, named, quoted, bare] = match;
    const value = named ?? quoted ?? bare ?? '';
    const rest = remedy.slice(match.index + words.length);
    if (value.includes('…') || value.endsWith(':') || /^ (?:dans|sous|à côté) /u.test(rest)) return [];
    const [, file = finding.file, number] = /^ \((spec\/[^():]+):(\d+)\)/u.exec(rest) ?? [];
    const lines = textOf(file).split('\n');
    const at = Number(number ?? finding.position.line) - 1;
    const line = lines[at] ?? '';
    const isMarked = number === undefined;
    const written = isMarked ? writtenAt(line, finding, words, value) : withEntry(line, value);
    if (written === undefined) return [];
    const alone = /supprimez « max »/u.test(rest) ? written.replace(/, max: \d+/u, '') : written;
    return [{ words: words + rest, file, text: lines.with(at, alone).join('\n') }];
  });
}

const ways =
  /(?:Écrivez|écrivez|Ajoutez ici|Vouliez-vous dire|Seule valeur possible :|guillemets(?: ni unité)? :|crochets :|pour un nombre,|, ou)(?: plutôt| à la place| le nombre seul :| le nombre seul, sans guillemets ni unité :| par exemple)? (?:« ([^»]+) »|("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\])|(-?\d[\d.]*(?<!\.)|true|false)(?!\p{L}))/gu;

/** The line of a finding with a value in the place of the mark, or of what the remedy means by « le texte ». */
function writtenAt(line: string, finding: Finding, words: string, value: string): string | undefined {
  const { code, message, position, remedy = '' } = finding;
  const [start, end] = [position.column - 1, position.endColumn - 1];
  const marked = line.slice(start, end);
  const whole = /^(\s*(?:- )?(?:[\w-]+: +)?)(.*)$/u.exec(line);
  if (code.startsWith('yaml/') && remedy.startsWith('Écrivez')) return line.replace(/\S.*$/u, () => value);
  if (words.slice(0, -value.length - 1).endsWith('guillemets :') && /tout|le texte|-la entre/u.test(remedy))
    return /^\S+$/u.test(marked) && code === 'lint/key-type' ? line.replace(marked, value) : `${whole?.[1]}${value}`;
  if (words.startsWith('Ajoutez ici')) return `${line}\n${line.startsWith('- ') ? '  ' : ''}${value}`;
  const entry = withEntry(line, value);
  if (entry !== undefined) return entry;
  // A part of the mark: the word that the message quotes, or a parameter.
  const quoted = [...message.matchAll(/« ([^»]+) »/gu)].map(([, one = '']) => one);
  const part = words.startsWith('Vouliez')
    ? quoted.findLast((one) => marked.includes(one))
    : /^[\w-]+=/u.exec(value)?.[0];
  const written = part !== undefined && marked.includes(part) ? marked.replace(part, () => value) : value;
  const isText = /^["'].*["']$/u.test(marked) && /^[^"'\d[{]/u.test(written) && !/^(?:true|false)$/u.test(written);
  return line.slice(0, start) + (isText ? JSON.stringify(written) : written) + line.slice(end);
}

/** A line in which a key has another value: `value: 68`; nothing where the line has no such key. */
function withEntry(line: string, entry: string): string | undefined {
  const [, key = '', value = ''] = /^([\w-]+): (.+)$/u.exec(entry) ?? [];
  const written = new RegExp(
    String.raw`((?:^|[\s{,-])${key}: )(?:"[^"]*"|\[[^\]]*\]|\{[^}]*\}|[^,}\n]*[^,}\n ])?`,
    'u',
  );
  return key !== '' && written.test(line) ? line.replace(written, (_, before: string) => before + value) : undefined;
}
