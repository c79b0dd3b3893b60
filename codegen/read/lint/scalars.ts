import type { Fault } from '../../base/findings/fault.ts';
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
  return (
    commentFault(node, text) ??
    dashFault(node, text) ??
    curlyQuotes(source) ??
    strayQuote(source) ??
    numberFault(source) ??
    booleanWord(source)
  );
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
    return {
      code: 'lint/comment-value',
      message: `la valeur est vide : « ${comment} » est lu comme un commentaire.`,
      remedy: quoteRemedy(comment, 'Mettez-la'),
    };
  }
  if (typeof node.value !== 'string') return undefined;
  return {
    code: 'lint/comment-in-text',
    message: `le texte s'arrête à « ${source} » : « ${comment} » est lu comme un commentaire.`,
    remedy: quoteRemedy(`${source} ${comment}`, 'Mettez le tout'),
  };
}

/** An item of a list that is further in than the one above is read as the rest of its text. */
function dashFault(node: Scalar, text: string): Fault | undefined {
  const [start, end] = node.range ?? [0, 0];
  const next = /\n *- +(\S.*)/.exec(text.slice(start, end))?.[1];
  if (next === undefined) return undefined;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^ *(?=- )/.exec(before)?.[0].length;
  return {
    code: 'lint/dash-in-text',
    message: `la ligne suivante, « - ${next.trimEnd()} », est lue comme la suite de ce texte.`,
    remedy:
      indent === undefined
        ? 'Mettez les deux lignes en liste, chacune après un « - ».'
        : `Alignez les « - » : même nombre d'espaces devant (ici ${indent}).`,
  };
}

/** Quotes that a word processor has rounded are part of the text. */
function curlyQuotes(source: string): Fault | undefined {
  const inside = insideRounded(source);
  if (inside === undefined) return undefined;
  return {
    code: 'lint/curly-quotes',
    message: 'ces guillemets arrondis seraient affichés avec le texte.',
    remedy: quoteRemedy(inside),
  };
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
  return {
    code: 'lint/stray-quote',
    message: `le guillemet « ${quote} » à la fin serait affiché : celui du début manque.`,
    remedy: `Effacez-le, ou ${quoteRemedy(others.replace(/^[“”„‘]/u, ''), 'mettez le texte')}`,
  };
}

/** A number that YAML reads as a text, or as another number. */
export function numberFault(source: string): Fault | undefined {
  const number = Number(source);
  const fault = (code: string, message: string, remedy: string, forNumber?: string): Fault => ({
    code: `lint/${code}`,
    message: `« ${source} » ${message}`,
    remedy,
    ways: { text: source, ...(forNumber !== undefined && { number: forNumber }) },
  });
  const asText = 'est lu comme un texte, pas comme un nombre.';
  const asNumber = `Écrivez un nombre, en chiffres : ${number}.`;
  const textOrNumber = `Pour un texte, écrivez "${source}" ; pour un nombre, ${number}.`;
  if (/^[-+]?0\d+$/.test(source))
    return fault(
      'leading-zero',
      `est lu comme le nombre ${number} : le zéro du début est perdu.`,
      `Pour un code ou un numéro, écrivez "${source}" ; pour un nombre, ${number}.`,
      asNumber,
    );
  if (/^[-+]?(\d+|\d{1,3}([ .'’]\d{3})+),\d+$/.test(source)) {
    const written = Number(source.replaceAll(/[ .'’]/g, '').replace(',', '.'));
    const message = "est lu comme un texte : un nombre s'écrit ici avec un point, pas avec une virgule.";
    return fault('decimal-comma', message, `Écrivez « ${written} » : le site affiche la virgule.`);
  }
  if (/^[-+]?\d{1,3}(( \d{3})+|(_\d{3})+)$/.test(source))
    return fault('digit-groups', asText, `Écrivez « ${source.replaceAll(/[ _]/g, '')} » : le site pose les espaces.`);
  if (/^-0+(\.0+)?$/.test(source)) return fault('negative-zero', 'est un zéro négatif.', 'Écrivez 0.');
  if (/^\+\d+(\.\d+)?$/.test(source))
    return fault('plus-sign', `est lu comme le nombre ${number} : le « + » est perdu.`, textOrNumber, asNumber);
  if (/^-?\d+$/.test(source) && !Number.isSafeInteger(number))
    return fault(
      'long-number',
      'a trop de chiffres pour un nombre : les derniers seraient perdus.',
      `Pour un numéro, écrivez "${source}".`,
      'Écrivez un nombre, en chiffres.',
    );
  if (/^[-+]?\d+\.$/.test(source))
    return fault('trailing-dot', `est lu comme le nombre ${number} : le point est perdu.`, textOrNumber);
  if (/^[-+]?\d+\.\d*0$/.test(source)) {
    const thousands = `Pour les milliers, écrivez ${source.replace('.', '')} ; pour un nombre à virgule, ${number}`;
    const [remedy, forNumber] = /^\d{1,3}\.\d{3}$/.test(source)
      ? [`${thousands} ; pour un texte, "${source}".`, `${thousands}.`]
      : [`Pour une version ou un texte, écrivez "${source}" ; pour un nombre, ${number}.`, asNumber];
    return fault('trailing-zero', `est lu comme ${number} : le zéro de la fin est perdu.`, remedy, forNumber);
  }
  if (/^([-+]?\d+(\.\d+)?e[-+]?\d+|0x[\da-f]+|0o[0-7]+|[-+]?\.(inf|nan))$/i.test(source))
    return fault(
      'number-form',
      'est lu comme un nombre en écriture spéciale.',
      `Écrivez le nombre en chiffres, ou mettez le texte entre guillemets : "${source}".`,
      'Écrivez un nombre, en chiffres.',
    );
  return undefined;
}

function booleanWord(source: string): Fault | undefined {
  const truth = truthOf(source);
  if (truth === undefined || source.toLowerCase() === String(truth)) return undefined;
  return {
    code: 'lint/boolean-word',
    message: `« ${source} » est lu comme un texte.`,
    ways: { text: source, boolean: truth },
    remedy: `Écrivez ${truth} pour dire ${truth ? 'oui' : 'non'}, des chiffres pour un nombre, ou "${source}" entre guillemets pour un texte.`,
  };
}

/** Whether a word means yes or no, in French or as other programs write it. */
export function truthOf(word: string): boolean | undefined {
  if (/^(?:true|yes|on|oui|vrai)$/i.test(word)) return true;
  return /^(?:false|no|off|non|faux)$/i.test(word) ? false : undefined;
}
