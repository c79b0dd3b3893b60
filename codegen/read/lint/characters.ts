import { others } from '../../base/french.ts';
import { faultOf } from '../../base/findings/finding.ts';
import { Lexer } from 'yaml';
import type { TextFault } from '../source.ts';

interface Pattern {
  code: string;
  pattern: RegExp;
  /** With the number of the character for « % ». Absent for markup, which would be shown as it is written. */
  message?: string;
  remedy: string;
}

/** What joins two emoji is a part of them. */
const invisible = '(?!\\u200D\\p{Extended_Pictographic})[\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\u00AD\\uFEFF]';
const noBreak = '[\\u00A0\\u202F\\u2007]';
/** Spaces that are neither the ordinary one nor no-break: em, en, ideographic… A thin one (U+2009) may stand inside a text. */
const wide = '[\\u1680\\u2000-\\u2006\\u2008\\u200A\\u205F\\u3000]';

const secondByte = '[\\u00A0-\\u00BF€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ]';

/**
 * Characters that look like a space or like nothing, and change how a line is read; HTML and Markdown, which mean nothing here. Earlier
 * patterns come first.
 */
const patterns: readonly Pattern[] = [
  {
    code: 'no-break-colon',
    pattern: new RegExp(`(?<=^[ \\t]*(?:- )*[\\w-]+:)${noBreak}`, 'gmu'),
    message: 'une espace insécable suit « : » : YAML ne reconnaît plus la clé.',
    remedy: 'Remplacez-la par une espace ordinaire.',
  },
  {
    code: 'no-break-indent',
    pattern: new RegExp(`(?<=^ *(?:- )*-?)${noBreak}+`, 'gmu'),
    message: 'une espace insécable sert de retrait : elle entrerait dans la clé.',
    remedy: 'Remplacez-la par des espaces ordinaires.',
  },
  {
    code: 'wide-space',
    pattern: new RegExp(`${wide}+|(?<=^[ \\t]*(?:- )*(?:-|[\\w-]+:)?|[{[,]|: *)\\u2009+`, 'gmu'),
    message: 'une espace spéciale (U+%) se trouve ici : ni YAML ni les polices du site ne la connaissent.',
    remedy: 'Remplacez-la par une espace ordinaire.',
  },
  {
    code: 'no-break-space',
    pattern: new RegExp(noBreak, 'gu'),
    message: 'une espace insécable se trouve dans le texte.',
    remedy: 'Écrivez une espace ordinaire : le site pose lui-même les espaces insécables.',
  },
  {
    code: 'zero-width',
    pattern: new RegExp(`(?:${invisible})+`, 'gu'),
    message: 'un caractère invisible (U+%) se trouve ici.',
    remedy: "Effacez-le : il vient sans doute d'un copier-coller.",
  },
  {
    code: 'control-character',
    // Tabs and line ends aside.
    pattern: /(?:(?![\t\n\r])\p{Cc})+/gu,
    message: 'un caractère de commande, invisible, se trouve ici.',
    remedy: "Effacez-le : il vient sans doute d'un copier-coller.",
  },
  {
    code: 'line-end',
    pattern: /\r(?!\n)/gu,
    message: "la fin de ligne est d'un ancien format (« CR »), qui cache la ligne suivante.",
    remedy: 'Choisissez « LF » comme fin de ligne dans votre éditeur, puis enregistrez.',
  },
  {
    code: 'lost-letter',
    pattern: /\uFFFD+/gu,
    message: "une lettre a été perdue ici, lors d'un changement d'encodage.",
    remedy: 'Retapez le mot.',
  },
  {
    code: 'mojibake',
    // The two or three characters that the bytes of one become when they are read one by one, as Windows-1252 or Latin-1.
    pattern: new RegExp(`[ÃÂ]${secondByte}|â${secondByte}{2}`, 'gu'),
    message: 'une lettre est lue ici dans le mauvais encodage (« Ã© » pour « é »).',
    remedy: 'Retapez le mot, et enregistrez le fichier en UTF-8.',
  },
  {
    code: 'html',
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>\n]{0,200})?\/?>/giu,
    remedy: 'Supprimez les balises : le site met lui-même les textes en forme.',
  },
  {
    code: 'html-comment',
    pattern: /<!--[^\n]{0,200}?(?:-->|$)/gmu,
    remedy: 'Un commentaire se met sur sa propre ligne, après « # ».',
  },
  {
    code: 'html-entity',
    pattern: /&(?:[a-z]{2,8}|#\d{2,4});/giu,
    remedy: 'Écrivez le caractère lui-même, ou une espace ordinaire.',
  },
  {
    code: 'markdown',
    pattern: /(?<!: )\*\*[^*\s][^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\((?:\/|https?:)[^()\n]{0,200}\)/giu,
    remedy: 'Supprimez ces signes : gras et liens ont leurs propres champs.',
  },
];

/** The start of a line whose value is code, shown to the letter, and how far back in a line it is looked for, in characters. */
const codeKey = /^ *(?:- )?(?:code|command):/u;
const longestLine = 2_000;

/** Characters that look like nothing or a space, in a value: a text in double quotes has them by their number (`\u202e`). Line ends and tabs may stand in one. */
export const hiddenCharacter =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u2007\u200B\u200C\u200E\u200F\u2028-\u202F\u2060-\u2069\uFEFF\uFFFD]/;

/** Faults of the text itself, wherever YAML puts it; in comments they do no harm. */
export function characterFaults(text: string): TextFault[] {
  const faults = [...patternFaults(text), ...decomposed(text)];
  if (faults.length === 0) return faults;
  const comments = commentsOf(text);
  return firstOfEachLine(
    // A comment that holds a lone carriage return has swallowed the lines after it.
    faults.filter(({ start }) => text.charAt(start) === '\r' || !isInside(comments, start)),
    text,
  );
}

function patternFaults(text: string): TextFault[] {
  const taken = new Set<number>();
  return patterns.flatMap(({ code, pattern, message, remedy }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index: start }) => {
      if (taken.has(start) || (message === undefined && isInCode(text, start))) return [];
      taken.add(start);
      const named = message?.replace('%', (written.codePointAt(0) ?? 0).toString(16).toUpperCase());
      const fault = { code: `lint/${code}`, message: named ?? `« ${written} » serait affiché tel quel.`, remedy };
      return [{ ...fault, start, end: start + written.length }];
    }),
  );
}

function isInCode(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - longestLine), offset);
  return codeKey.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** Pasted text brings such characters by the dozen: one finding for all of a kind on a line, at the first. */
function firstOfEachLine(faults: readonly TextFault[], text: string): TextFault[] {
  const sorted = faults.toSorted((a, b) => a.start - b.start);
  let line = 0;
  let lineEnd = -1;
  const groups = Map.groupBy(sorted, ({ code, start }) => {
    while (lineEnd !== Infinity && start > lineEnd) {
      const next = text.indexOf('\n', lineEnd + 1);
      lineEnd = next === -1 ? Infinity : next;
      line += 1;
    }
    return `${line} ${code}`;
  });
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    if (more.length === 0) return [first];
    return [{ ...first, remedy: `${first.remedy ?? ''} De même à ${others(more.length, 'endroit')} de cette ligne.` }];
  });
}

function isInside(ranges: readonly { start: number; end: number }[], offset: number): boolean {
  const range = ranges.findLast(({ start }) => start <= offset);
  return range !== undefined && offset < range.end;
}

/** Letters written as several characters, or as an old double of another: no search would find the word. */
function decomposed(text: string): TextFault[] {
  if (text === text.normalize('NFC')) return [];
  return [...text.matchAll(/[^\p{M}\s]\p{M}*/gu)].flatMap(({ 0: written, index: start }) => {
    const composed = written.normalize('NFC');
    if (written === composed) return [];
    const how = written.length > 1 ? 'en plusieurs caractères' : 'avec un caractère double';
    const message = `« ${composed} » est écrit ${how}.`;
    const remedy = "Retapez cette lettre : deux écritures d'un même mot ne seraient pas reconnues comme égales.";
    const fault = faultOf('lint/decomposed', message, remedy);
    return [{ ...fault, start, end: start + written.length }];
  });
}

/** Offsets of the comments, from the lexer's tokens: their texts follow one another without a gap. */
function commentsOf(text: string): { start: number; end: number }[] {
  const comments: { start: number; end: number }[] = [];
  let offset = 0;
  let scalar = false;
  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer's own, which stand for nothing in the text: document, flow-error end, scalar.
    if (token === '\u0002' || token === '\u0018' || token === '\u001F') {
      scalar = token === '\u001F';
      continue;
    }
    if (token.startsWith('#') && !scalar) comments.push({ start: offset, end: offset + token.length });
    offset += token.length;
    scalar = false;
  }
  return comments;
}
