import type { Trap } from './trap.ts';

interface Pattern {
  code: string;
  pattern: RegExp;
  remedy: string;
}

/** Lines whose value is code, shown to the letter. */
const code = String.raw`(?<!^[ ]*(?:- )?(?:code|command):.*)`;

/** Ways to mark up a text that mean nothing here: visitors would read the signs. */
const patterns: readonly Pattern[] = [
  {
    code: 'lint/html',
    pattern: new RegExp(`${code}</?[a-z][a-z0-9]*(?:\\s[^<>\\n]*)?/?>`, 'gimu'),
    remedy: 'Supprimez les balises : le site met lui-même les textes en forme.',
  },
  {
    code: 'lint/html-entity',
    pattern: new RegExp(`${code}&(?:[a-z]{2,8}|#\\d{2,4});`, 'gimu'),
    remedy: 'Écrivez le caractère lui-même, ou une espace ordinaire.',
  },
  {
    code: 'lint/markdown',
    pattern: new RegExp(
      `${code}(?<!: )(?:\\*\\*[^*\\s][^*\\n]*\\*\\*|\\[[^\\[\\]\\n]+\\]\\((?:/|https?:)[^()\\n]*\\))`,
      'gimu',
    ),
    remedy: 'Supprimez ces signes : gras et liens ont leurs propres champs.',
  },
];

/** HTML and Markdown in texts. */
export function markupTraps(text: string): Trap[] {
  return patterns.flatMap(({ code: name, pattern, remedy }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      path: [],
      code: name,
      message: `« ${match[0]} » serait affiché tel quel.`,
      remedy,
    })),
  );
}
