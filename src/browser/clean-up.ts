import { isSensitive } from './is-sensitive.ts';

/** What the clean-up removes and keeps; see `startup.cleanUp` in the spec. */
export interface CleanUpRules {
  words: readonly string[];
  /** An entry whose key or value starts with it is removed. */
  runtimeLocalPrefix: string;
  /** Keys of entries that are never removed, besides the site's own. */
  kept: readonly string[];
  /** How the keys of other such entries begin: those of a chat hold an id. */
  keptPrefixes: readonly string[];
}

/**
 * Removes what looks like a credential from local and session storage. Storage that throws is left alone.
 * @param own keys of the site's own entries, which are never removed
 */
export function cleanUpStorages(own: readonly string[], { kept, ...rules }: CleanUpRules): void {
  const all = { ...rules, kept: [...own, ...kept] };
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
