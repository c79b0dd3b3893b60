import { type Fault, faultOf } from '../../base/findings/finding.ts';
import type { Scalar } from 'yaml';

/** Longest text that a remedy quotes in full, in characters. */
export const longestQuoted = 90;

/**
 * « Mettez le texte entre guillemets », with the text as a YAML value in quotes when it is short enough to be copied.
 * @param start what to put in quotes, where other words say it better
 */
export function quoteRemedy(text: string, start = 'Mettez le texte'): string {
  if (text.length > longestQuoted) return `${start} entre guillemets.`;
  const rounded = insideRounded(text);
  if (rounded !== undefined) return quoteRemedy(rounded, start);
  const quoted = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll('\\', '\\\\')}"`;
  return `${start} entre guillemets : ${quoted}.`;
}

/** What YAML makes of a value written without quotes, when that is not what was typed. */
export function scalarFault(node: Scalar, text: string): Fault | undefined {
  if (node.type !== 'PLAIN' && node.value !== null) return undefined;
  const source = node.source ?? '';
  return commentFault(node, text) ?? dashFault(node, text) ?? curlyQuotes(source) ?? strayQuote(source);
}

/** `color: #0055ff` is empty, and `b: x #y` is « x »: what follows the sharp sign is a comment. */
function commentFault(node: Scalar, text: string): Fault | undefined {
  const [start, end] = node.range ?? [0, 0];
  const source = node.source ?? '';
  const lineEnd = text.indexOf('\n', end);
  const rest = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
  const comment = /^\s*(#\S.*)$/.exec(rest)?.[1]?.trimEnd();
  if (comment === undefined || start === 0) return undefined;
  if (source === '') {
    const message = `la valeur est vide : « ${comment} » est lu comme un commentaire.`;
    return faultOf('lint/comment-value', message, quoteRemedy(comment, 'Mettez-la'));
  }
  if (typeof node.value !== 'string') return undefined;
  const message = `le texte s'arrête à « ${source} » : « ${comment} » est lu comme un commentaire.`;
  return faultOf('lint/comment-in-text', message, quoteRemedy(`${source} ${comment}`, 'Mettez le tout'));
}

/** An item of a list that is further in than the one above is read as the rest of its text. */
function dashFault(node: Scalar, text: string): Fault | undefined {
  const [start, end] = node.range ?? [0, 0];
  const next = /\n *- +(\S.*)/.exec(text.slice(start, end))?.[1];
  if (next === undefined) return undefined;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^ *(?=- )/.exec(before)?.[0].length;
  const message = `la ligne suivante, « - ${next.trimEnd()} », est lue comme la suite de ce texte.`;
  const remedy =
    indent === undefined
      ? 'Mettez les deux lignes en liste, chacune après un « - ».'
      : `Alignez les « - » : même nombre d'espaces devant (ici ${indent}).`;
  return faultOf('lint/dash-in-text', message, remedy);
}

/** Quotes that a word processor has rounded are part of the text. */
function curlyQuotes(source: string): Fault | undefined {
  const inside = insideRounded(source);
  if (inside === undefined) return undefined;
  return faultOf('lint/curly-quotes', 'ces guillemets arrondis seraient affichés avec le texte.', quoteRemedy(inside));
}

/** The text between the quotation marks of a word processor that stand around it. */
function insideRounded(text: string): string | undefined {
  return /^(?:[“”„]([^“”„]*)[“”]|‘([^‘]*)’)$/su
    .exec(text)
    ?.slice(1)
    .find((inside) => inside !== undefined);
}

/** `href: /contact"`: a quotation mark at the end whose other half is missing is part of the text, and of the address. */
function strayQuote(source: string): Fault | undefined {
  const quote = source.at(-1);
  if (quote !== '"' && quote !== "'") return undefined;
  const others = source.slice(0, -1);
  // An apostrophe stands inside a word: « l'atelier ». An opening one stands before it.
  const isOpened = quote === '"' ? (others.match(/"/g) ?? []).length % 2 === 1 : /(?:^|[\s(«])'/u.test(others);
  if (isOpened) return undefined;
  const message = `le guillemet « ${quote} » à la fin serait affiché : celui du début manque.`;
  const remedy = `Effacez-le, ou ${quoteRemedy(others.replace(/^[“”„‘]/u, ''), 'mettez le texte')}`;
  return faultOf('lint/stray-quote', message, remedy);
}
