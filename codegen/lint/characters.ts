import type { Trap } from '../lint.ts';

/** Characters that look like a space or like nothing, and change how a line is read. */
const zeroWidth = /[\u200B-\u200D\u2060\u00AD]|(?!^)\uFEFF/gu;
const noBreakAfterColon = /^[ \t]*(?:- )*[\w-]+:[\u00A0\u202F\u2007]/gmu;
const noBreakIndent = /^[ ]*[\u00A0\u202F\u2007]+/gmu;
const anyNoBreak = /[\u00A0\u202F\u2007]/gu;

/** Traps that stand in the text itself, wherever YAML puts them. */
export function characterTraps(text: string): Trap[] {
  const traps: Trap[] = [];
  const taken = new Set<number>();
  const each = (pattern: RegExp, code: string, message: string, remedy: string, wholeMatch = false) => {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const start = wholeMatch ? match.index : end - 1;
      if (taken.has(end - 1)) continue;
      for (let offset = start; offset < end; offset += 1) taken.add(offset);
      traps.push({ start, end, path: [], code: `lint/${code}`, message, remedy });
    }
  };
  each(noBreakAfterColon, 'no-break-colon', "une espace insécable suit « : » : YAML ne reconnaît plus la clé.", 'Remplacez-la par une espace ordinaire.');
  each(noBreakIndent, 'no-break-indent', 'une espace insécable sert de retrait : elle entrerait dans la clé.', 'Remplacez-la par des espaces ordinaires.');
  each(anyNoBreak, 'no-break-space', 'une espace insécable se trouve dans le texte.', "Écrivez une espace ordinaire : le site pose lui-même les espaces insécables.");
  each(zeroWidth, 'zero-width', 'un caractère invisible se trouve ici.', "Effacez-le : il vient sans doute d'un copier-coller.", true);
  if (text !== text.normalize('NFC')) each(decomposed(text), 'decomposed', 'cet accent est écrit en deux caractères.', "Retapez la lettre accentuée : deux écritures d'un même mot ne seraient pas reconnues comme égales.", true);
  return traps;
}

/** Letters followed by a combining mark for which a single character exists. */
function decomposed(text: string): RegExp {
  const pairs = [...new Set(text.match(/\p{L}\p{M}+/gu) ?? [])].filter((pair) => pair !== pair.normalize('NFC'));
  return new RegExp(pairs.join('|'), 'gu');
}
