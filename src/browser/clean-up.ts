import { isSensitive } from './is-sensitive.ts';

/** What the clean-up removes and keeps; see `startup.cleanUp` in the spec. */
export interface CleanUpRules {
  words: readonly string[];
  /** An entry whose key or value starts with it is removed. */
  runtimeLocalPrefix: string;
  /** Keys of the site's own entries, never removed. */
  kept: readonly string[];
}

/** Removes what looks like a credential from local and session storage. Storage that throws is left alone. */
export function cleanUpStorages(rules: CleanUpRules): void {
  cleanUp(() => localStorage, rules);
  cleanUp(() => sessionStorage, rules);
}

/** @param open reading `window.localStorage` already throws where storage is disabled, hence a function. */
function cleanUp(open: () => Storage, { words, runtimeLocalPrefix, kept }: CleanUpRules): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (kept.includes(key)) continue;
      const value = storage.getItem(key) ?? '';
      const local = key.startsWith(runtimeLocalPrefix) || value.startsWith(runtimeLocalPrefix);
      if (local || isSensitive(key, value, words)) storage.removeItem(key);
    }
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
