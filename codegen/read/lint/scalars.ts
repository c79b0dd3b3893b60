import type { Fault } from '../../base/findings/fault.ts';
import type { Scalar } from 'yaml';
import { quoteRemedy } from '../quoted.ts';

/** What YAML makes of a value written without quotes, when that is not what was typed. */
export function scalarTrap(node: Scalar, text: string): Fault | undefined {
  if (node.type !== 'PLAIN' && node.value !== null) return undefined;
  const source = node.source ?? '';
  return (
    commentTrap(node, text) ??
    dashTrap(node, text) ??
    curlyTrap(source) ??
    strayQuote(source) ??
    numberTrap(source) ??
    booleanTrap(source)
  );
}

/** `color: #0055ff` is empty, and `b: x #y` is « x »: what follows the sharp sign is a comment. */
function commentTrap(node: Scalar, text: string): Fault | undefined {
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
      remedy: `Mettez-la entre guillemets : "${comment}".`,
    };
  }
  if (typeof node.value !== 'string') return undefined;
  return {
    code: 'lint/comment-in-text',
    message: `le texte s'arrête à « ${source} » : « ${comment} » est lu comme un commentaire.`,
    remedy: `Mettez le tout entre guillemets : "${source} ${comment}".`,
  };
}

/** An item of a list that is further in than the one above is read as the rest of its text. */
function dashTrap(node: Scalar, text: string): Fault | undefined {
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
function curlyTrap(source: string): Fault | undefined {
  const inside = /^[“”„‘](.*)[“”’]$/su.exec(source)?.[1];
  if (inside === undefined) return undefined;
  return {
    code: 'lint/curly-quotes',
    message: 'ces guillemets arrondis seraient affichés avec le texte.',
    remedy: quoteRemedy(inside),
  };
}

/** `href: /contact"`: a quotation mark at the end whose other half is missing is part of the text, and of the address. */
function strayQuote(source: string): Fault | undefined {
  if (!endsWithStrayQuote(source)) return undefined;
  return {
    code: 'lint/stray-quote',
    message: `le guillemet « ${source.slice(-1)} » à la fin serait affiché : celui du début manque.`,
    remedy: `Effacez-le, ou ${quoteRemedy(source.slice(0, -1)).replace(/^M/u, 'm')}`,
  };
}

/** Does a text without quotes around it end with a quotation mark whose other half is missing? */
function endsWithStrayQuote(source: string): boolean {
  const quote = source.at(-1);
  if (quote !== '"' && quote !== "'") return false;
  const others = source.slice(0, -1);
  // An apostrophe stands inside a word: « l'atelier ». An opening one stands before it.
  const opened = quote === '"' ? (others.match(/"/g) ?? []).length % 2 === 1 : /(?:^|[\s(«])'/u.test(others);
  return !opened;
}

function numberTrap(source: string): Fault | undefined {
  const fault = (code: string, message: string, remedy: string): Fault => ({ code: `lint/${code}`, message, remedy });
  if (/^[-+]?0\d+$/.test(source)) {
    return fault(
      'leading-zero',
      `« ${source} » est lu comme le nombre ${Number(source)} : le zéro du début est perdu.`,
      `Pour un code ou un numéro, écrivez "${source}" ; pour un nombre, ${Number(source)}.`,
    );
  }
  if (/^[-+]?(\d+|\d{1,3}( \d{3})+),\d+$/.test(source)) {
    return fault(
      'decimal-comma',
      `« ${source} » est lu comme un texte, pas comme un nombre.`,
      `Écrivez ${source.replaceAll(' ', '').replace(',', '.')} : le site affiche la virgule.`,
    );
  }
  if (/^[-+]?\d{1,3}( \d{3})+$/.test(source)) {
    return fault(
      'digit-groups',
      `« ${source} » est lu comme un texte, pas comme un nombre.`,
      `Écrivez ${source.replaceAll(' ', '')} : le site pose les espaces.`,
    );
  }
  if (/^[-+]?\d{1,3}(_\d{3})+$/.test(source)) {
    return fault(
      'digit-groups',
      `« ${source} » est lu comme un texte, pas comme un nombre.`,
      `Écrivez ${source.replaceAll('_', '')} : le site pose les espaces.`,
    );
  }
  if (/^-0+(\.0+)?$/.test(source)) {
    return fault('negative-zero', `« ${source} » est un zéro négatif.`, 'Écrivez 0.');
  }
  if (/^\+\d+(\.\d+)?$/.test(source)) {
    return fault(
      'plus-sign',
      `« ${source} » est lu comme le nombre ${Number(source)} : le « + » est perdu.`,
      `Pour un texte, écrivez "${source}" ; pour un nombre, ${Number(source)}.`,
    );
  }
  if (/^-?\d+$/.test(source) && !Number.isSafeInteger(Number(source))) {
    return fault(
      'long-number',
      `« ${source} » a trop de chiffres pour un nombre : les derniers seraient perdus.`,
      `Pour un numéro, écrivez "${source}".`,
    );
  }
  if (/^[-+]?\d+\.$/.test(source)) {
    return fault(
      'trailing-dot',
      `« ${source} » est lu comme le nombre ${Number(source)} : le point est perdu.`,
      `Pour un texte, écrivez "${source}" ; pour un nombre, ${Number(source)}.`,
    );
  }
  if (/^[-+]?\d+\.\d*0$/.test(source)) {
    return fault(
      'trailing-zero',
      `« ${source} » est lu comme ${Number(source)} : le zéro de la fin est perdu.`,
      /^\d{1,3}\.\d{3}$/.test(source)
        ? `Pour les milliers, écrivez ${source.replace('.', '')} ; pour un nombre à virgule, ${Number(source)} ; pour un texte, "${source}".`
        : `Pour une version ou un texte, écrivez "${source}" ; pour un nombre, ${Number(source)}.`,
    );
  }
  if (/^([-+]?\d+(\.\d+)?e[-+]?\d+|0x[\da-f]+|0o[0-7]+|[-+]?\.(inf|nan))$/i.test(source)) {
    return fault(
      'number-form',
      `« ${source} » est lu comme un nombre en écriture spéciale.`,
      `Écrivez le nombre en chiffres, ou mettez le texte entre guillemets : "${source}".`,
    );
  }
  return undefined;
}

function booleanTrap(source: string): Fault | undefined {
  if (!/^(yes|no|on|off|oui|non|vrai|faux)$/i.test(source)) return undefined;
  const truth = /^(yes|on|oui|vrai)$/i.test(source);
  return {
    code: 'lint/boolean-word',
    message: `« ${source} » est lu comme un texte, ni comme un choix ni comme un nombre.`,
    remedy: `Écrivez ${truth} pour un choix, des chiffres pour un nombre, ou "${source}" entre guillemets pour un texte.`,
  };
}
