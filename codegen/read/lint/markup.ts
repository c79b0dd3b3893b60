import type { Trap } from './trap.ts';

interface Pattern {
  code: string;
  pattern: RegExp;
  remedy: string;
}

/** What stands before a value that is code, shown to the letter. */
const code = /^ *(?:- )?(?:code|command):/u;

/** How far back in a line its key is looked for, in characters. */
const longestLine = 2_000;

/** Ways to mark up a text that mean nothing here: visitors would read the signs. */
const patterns: readonly Pattern[] = [
  {
    code: 'lint/html',
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>\n]{0,200})?\/?>/giu,
    remedy: 'Supprimez les balises : le site met lui-même les textes en forme.',
  },
  {
    code: 'lint/html-comment',
    pattern: /<!--[^\n]{0,200}?(?:-->|$)/gmu,
    remedy: 'Un commentaire se met sur sa propre ligne, après « # ».',
  },
  {
    code: 'lint/html-entity',
    pattern: /&(?:[a-z]{2,8}|#\d{2,4});/giu,
    remedy: 'Écrivez le caractère lui-même, ou une espace ordinaire.',
  },
  {
    code: 'lint/markdown',
    pattern: /(?<!: )\*\*[^*\s][^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\((?:\/|https?:)[^()\n]{0,200}\)/giu,
    remedy: 'Supprimez ces signes : gras et liens ont leurs propres champs.',
  },
];

/** HTML and Markdown in texts. */
export function markupTraps(text: string): Trap[] {
  return patterns.flatMap(({ code: name, pattern, remedy }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const before = text.slice(Math.max(0, match.index - longestLine), match.index);
      if (code.test(before.slice(before.lastIndexOf('\n') + 1))) return [];
      const message = `« ${match[0]} » serait affiché tel quel.`;
      return [{ start: match.index, end: match.index + match[0].length, path: [], code: name, message, remedy }];
    }),
  );
}
