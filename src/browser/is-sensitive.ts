/**
 * Whether an entry of the browser's storage looks like a credential: its key or its value contains one of `words`.
 *
 * Words are compared whole, whatever the case and the accents, once the text is cut at punctuation, spaces, digits and camelCase:
 * `auth` is in `auth-state`, `userAuth` and `auth0`, not in `author`. The parts of a longer entry of the list may be
 * joined, and each may be a plural: `api key` is in `apiKeys`, `api-key` and `apikey`.
 *
 * @param words lower-case words or phrases; an empty list matches nothing
 */
export function isSensitive(key: string, value: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const choices = words.map((word) => separateWords(word).trim().replaceAll(' ', 's? ?'));
  const pattern = new RegExp(` (?:${choices.join('|')})s? `);
  return pattern.test(separateWords(key)) || pattern.test(separateWords(value));
}

/** `accessToken2` → ` access token `: lower case, without accents, one space around each word. */
function separateWords(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .replace(/\P{L}+/gu, ' ');
  return ` ${words.toLowerCase()} `;
}
