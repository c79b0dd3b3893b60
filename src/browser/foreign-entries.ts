import { ownEntries } from '../ui/own-entries.ts';
import type { FeaturesOnUse } from './on-use.ts';

/** Cleans the browser's storage up where it holds what is not the site's own; elsewhere nothing is to be removed, and nothing is loaded. */
export async function cleanUpForeignEntries(load: () => Promise<FeaturesOnUse | undefined>): Promise<void> {
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    if (keys.some((key) => !ownEntries.includes(key))) (await load())?.cleanUp?.(ownEntries);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
