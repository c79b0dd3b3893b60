import { faultOf } from '../base/findings/finding.ts';
import { excerpt } from '../base/french.ts';
import { closedListFault, dashFault, indentFault } from './line-fault.ts';
import type { TextFault } from './source.ts';
import { longestQuoted, quoteRemedy } from './lint/scalars.ts';
import { isCollection, isScalar, visit, type Document, type ErrorCode, type YAMLError } from 'yaml';

/** The remedy that shows the text in quotes is made from the text. */
type Words = [message: string, remedy: string | ((value: string) => string)];

const alignRemedy = 'Alignez cette ligne sur ses voisines, avec des espaces.';
const fallback: Words = ["cette ligne n'est pas du YAML valide.", 'Comparez-la avec une ligne voisine.'];

/** The parser's error codes in a product owner's words: what was found, what to do. */
const faults: Partial<Record<ErrorCode, Words>> = {
  BAD_DQ_ESCAPE: [
    'entre guillemets doubles, « \\ » annonce un code ; celui-ci est inconnu.',
    'Utilisez des guillemets simples, ou doublez la barre : « \\\\ ».',
  ],
  BAD_INDENT: ["le retrait de cette ligne ne correspond à aucun niveau au-dessus d'elle.", alignRemedy],
  BAD_SCALAR_START: ['un texte sans guillemets ne peut pas commencer par ce signe.', quoteRemedy],
  BLOCK_AS_IMPLICIT_KEY: [
    'ce texte contient « : », qui annonce une clé.',
    (value) => (/^(?:- |$)/u.test(value) ? alignRemedy : quoteRemedy(value)),
  ],
  BLOCK_IN_FLOW: [
    'entre accolades, une virgule sépare chaque « clé: valeur » de la suivante.',
    'Ajoutez « , » devant la clé qui suit celle-ci ; un texte qui contient « : » se met entre guillemets.',
  ],
  KEY_OVER_1024_CHARS: [
    'cette clé dépasse 1 024 caractères.',
    'Il manque sans doute un guillemet ou un retour à la ligne.',
  ],
  MISSING_CHAR: [
    "cette ligne n'est ni une clé suivie de « : », ni un élément de liste « - ».",
    'Complétez-la, ou corrigez son retrait : alignez cette ligne sur ses voisines, avec des espaces.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    "cette ligne n'a pas la forme « clé: valeur ».",
    'Ajoutez « : » et une espace après la clé. Si cette ligne continue le texte du dessus, décalez-la de deux espaces.',
  ],
  MULTIPLE_DOCS: ['une ligne « --- » ou « ... » coupe le fichier en plusieurs documents.', 'Supprimez cette ligne.'],
  TAB_AS_INDENT: ['une tabulation sert de retrait.', 'Remplacez-la par des espaces.'],
  UNEXPECTED_TOKEN: [
    "ce signe n'a pas de sens à cette place.",
    'Supprimez-le, ou mettez tout le texte entre guillemets.',
  ],
};

const afterValue: Words = [
  'du texte suit la fin de la valeur, que ferme un guillemet ou un crochet.',
  // An apostrophe has closed it, and the quote at its end is missing: « 'Parlez à ceux de l'IA ».
  (value) =>
    value.length > longestQuoted && /^(["']).*\1$/u.test(value)
      ? "À l'intérieur du texte, mettez des guillemets français ou une apostrophe courbe (’)."
      : quoteRemedy(value.replace(/^(["'])(.*)\1$/u, '$2').replace(/^'(?=[^']*\p{L}'\p{L})/u, '')),
];

/** A text that goes on below its line, where it is not indented. */
const onNextLine: Words = [
  "cette ligne n'a pas la forme « clé: valeur ».",
  'Si elle continue le texte du dessus, décalez-la de deux espaces.',
];

const dashInFlow: Words = [
  'entre crochets ou accolades, rien ne commence par « - ».',
  'Choisissez une des deux écritures.',
];

/** « | barre » is the beginning of a text on the lines below. */
const ofBlock: Words = ['un texte sans guillemets ne peut pas commencer par « | » ni par « > ».', quoteRemedy];

/** Words for a message of the parser, or a text that it marks, which are more exact than those for its code. */
const specialCases: readonly { when: RegExp; words: Words }[] = [
  {
    // Not « https://… », « mailto:… » nor « 12:30 ».
    when: /^(?!\d|[\w-]+:\/\/|(?:mailto|tel|data|javascript):)[\w-]+:\S/,
    words: ['il manque une espace après « : ».', (value) => `Écrivez « ${value.replace(':', ': ')} ».`],
  },
  {
    when: /^[\w-]+ *[=：]/,
    words: [
      'une clé et sa valeur sont séparées par « : » et une espace.',
      (value) => `Écrivez « ${value.replace(/ *[=：] */u, ': ')} ».`,
    ],
  },
  { when: /^[^\s[{-].*:$/, words: ['un texte sans guillemets ne peut pas finir par « : ».', quoteRemedy] },
  { when: /^[&?]$/, words: ['un texte sans guillemets ne peut pas commencer par ce signe.', quoteRemedy] },
  {
    when: /^Unexpected .*scalar at node end/,
    words: afterValue,
  },
  { when: /^Not a YAML token/, words: ofBlock },
  {
    when: /^Missing , or : between/,
    words: ["il manque une virgule entre deux éléments d'une liste.", 'Ajoutez « , » devant celui-ci.'],
  },
  {
    when: /^Unexpected block-seq-ind on same line/,
    words: [
      'un « - » ne peut pas suivre une clé sur la même ligne.',
      'Mettez la liste à la ligne, ou le texte entre guillemets.',
    ],
  },
];

/**
 * The first mistake of the syntax, or `undefined` when there is none. The parser's later errors are left out:
 * most often they are echoes of the first. An open quote or bracket is marked where it opens, not where the parser gave up.
 */
export function syntaxFault(tree: Document.Parsed, text: string): TextFault | undefined {
  const errors: YAMLError[] = [...tree.errors, ...tree.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  const [error] = errors;
  if (error === undefined) return undefined;
  const [start, end] = error.pos;
  const code = `yaml/${error.code.toLowerCase().replaceAll('_', '-')}`;
  const opening = /closing|^Flow (map|sequence)/.test(error.message) ? openingBefore(tree, start) : undefined;
  if (opening !== undefined) {
    const sign = text.charAt(opening);
    const closing = { '{': '}', '[': ']' }[sign] ?? sign;
    const comment = /\s(#[^\s,}\]]+)[^\n]*$/mu.exec(text.slice(opening, start))?.[1];
    if (comment !== undefined && !/["']/.test(sign)) {
      const at = text.indexOf(comment, opening);
      const message = `« ${comment} » est lu comme un commentaire : ce « ${sign} » n'est pas fermé.`;
      const remedy = `Mettez-le entre guillemets : "${comment}".`;
      return { code, message, remedy, start: at, end: at + comment.length };
    }
    const message = `ce « ${sign} » n'est pas fermé.`;
    const goesOn = closing === sign && /^[^\n]*\n(?!\s*(?:- |[\w-]+:))[^\n]*["'](?:\n|$)/u.test(text.slice(opening));
    const more = goesOn ? " S'il continue sur la ligne suivante, décalez-la de deux espaces." : '';
    return { code, message, remedy: `Ajoutez « ${closing} » à la fin.${more}`, start: opening, end: opening + 1 };
  }
  const lost = commentFault(text, start) ?? braceFault(text, start);
  if (lost !== undefined) return lost;
  const indent = indentFault(text, errors);
  const misplaced = indent?.isSure
    ? indent.fault
    : (closedListFault(text, errors) ?? dashFault(text, errors) ?? indent?.fault);
  if (misplaced !== undefined) return misplaced;
  const marked = text.slice(start, end);
  const special = specialCases.find(({ when }) => when.test(error.message) || when.test(marked));
  const lineEnd = text.indexOf('\n', start);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isBelow = special?.words === afterValue && /^\s*$/.test(text.slice(lineStart, start)) && /^[^"']/.test(marked);
  const isDash = error.code === 'BLOCK_IN_FLOW' && text.startsWith('-', start);
  const words = isBelow ? onNextLine : isDash ? dashInFlow : (special?.words ?? faults[error.code] ?? fallback);
  const [message, remedy] = words;
  // What follows a closed value is to be quoted with it.
  const from =
    special?.words === afterValue || special?.words === ofBlock
      ? lineStart + keyBefore(text.slice(lineStart, start))
      : start;
  const value = valueOf(text.slice(from, lineEnd === -1 ? undefined : lineEnd));
  return {
    code,
    message,
    remedy: typeof remedy === 'string' ? remedy : remedy(value),
    start,
    end: error.code === 'BLOCK_AS_IMPLICIT_KEY' && lineEnd > 0 ? lineEnd : end,
  };
}

/** A comment without its « # »: after « // », or a sentence on the first line of the file. */
function commentFault(text: string, at: number): TextFault | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [slashed, sign] = /^(\/\/ ?).*/u.exec(text.slice(start)) ?? [];
  const line = slashed ?? /^\p{Lu}[^:#[\]{}"\n]+(?=\n)/u.exec(text)?.[0];
  if (line === undefined) return undefined;
  const remedy = `Écrivez « # ${excerpt(line.slice(sign?.length ?? 0), 40)} ».`;
  const from = slashed === undefined ? 0 : start;
  return {
    ...faultOf('yaml/comment', 'un commentaire commence par « # ».', remedy),
    start: from,
    end: from + line.length,
  };
}

/** A « } » that closes nothing on its line. */
function braceFault(text: string, at: number): TextFault | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const [, lead = '', key] = /^([ -]*)([\w-]+): [^{}"'\n]*\} *(?:\n|$)/u.exec(text.slice(line)) ?? [];
  if (key === undefined) return undefined;
  const start = line + lead.length;
  const words = ["ce groupe se ferme par « } » sans s'ouvrir.", `Ajoutez « { » devant « ${key} ».`] as const;
  return { ...faultOf('yaml/brace', ...words), start, end: start + key.length };
}

/** Where the innermost quote or bracket that holds `offset` opens. */
function openingBefore(tree: Document.Parsed, offset: number): number | undefined {
  let opening: number | undefined;
  visit(tree, {
    Node(_, node) {
      const quoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
      const bracket = isCollection(node) && node.flow === true;
      const [start, , end] = node.range ?? [0, 0, 0];
      if ((quoted || bracket) && start < offset && offset <= end) opening = start;
    },
  });
  return opening;
}

/** Length of the indent, dashes and key at the start of a line. */
function keyBefore(line: string): number {
  return /^[ -]*(?:[\w"'-]+: +)?/u.exec(line)?.[0].length ?? 0;
}

/** The value at the start of `rest`: all of the line, or up to where the brackets around it go on. */
function valueOf(rest: string): string {
  const inBrackets = rest.split(/[{[]/).length < rest.split(/[}\]]/).length;
  return (inBrackets ? rest.replace(/[,}\]].*$/u, '') : rest).trim();
}
