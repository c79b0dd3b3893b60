import { cleanUpRules } from '#generated/page-parts-on-use.ts';

/** The rules of the clean-up; see `startup.cleanUp` in the spec. */
type CleanUpRules = NonNullable<typeof cleanUpRules>;

/**
 * Removes what looks like a credential from local and session storage. Storage that throws is left alone.
 * @param own keys of the site's own entries, which are never removed
 */
export function cleanUpStorages(own: readonly string[], rules: CleanUpRules | undefined = cleanUpRules): void {
  if (rules === undefined) return;
  const all = { ...rules, kept: [...own, ...rules.kept] };
  cleanUp(() => localStorage, all);
  cleanUp(() => sessionStorage, all);
}

/** @param open reading `window.localStorage` already throws where storage is disabled, hence a function. */
function cleanUp(open: () => Storage, { words, runtimeLocalPrefix, kept, keptPrefixes }: CleanUpRules): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (kept.includes(key) || keptPrefixes.some((prefix) => key.startsWith(prefix))) continue;
      const value = storage.getItem(key) ?? '';
      const local = key.startsWith(runtimeLocalPrefix) || value.startsWith(runtimeLocalPrefix);
      if (local || isSensitive(key, value, words)) storage.removeItem(key);
    }
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

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
