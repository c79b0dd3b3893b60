import { isSensitive } from './is-sensitive.ts';
import { ownEntries } from '../ui/own-entries.ts';

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

/** Removes what looks like a credential from local and session storage. Storage that throws is left alone. */
export function cleanUpStorages(rules: CleanUpRules): void {
  cleanUp(() => localStorage, rules);
  cleanUp(() => sessionStorage, rules);
}

/** @param open reading `window.localStorage` already throws where storage is disabled, hence a function. */
function cleanUp(open: () => Storage, { words, runtimeLocalPrefix, kept, keptPrefixes }: CleanUpRules): void {
  try {
    const storage = open();
    const exact = new Set<string>([...ownEntries, ...kept]);
    for (const key of Object.keys(storage)) {
      if (exact.has(key) || keptPrefixes.some((prefix) => key.startsWith(prefix))) continue;
      const value = storage.getItem(key) ?? '';
      const local = key.startsWith(runtimeLocalPrefix) || value.startsWith(runtimeLocalPrefix);
      if (local || isSensitive(key, value, words)) storage.removeItem(key);
    }
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
