import { valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

const cleanUp = ['startup', 'cleanUp'];
/** The site's own entries (src/ui/own-entries.ts), which the code spares by itself. */
const ownEntry = /^(?:theme$|calculation$|draft-)/;
const noEntry = /^(?:__proto__|constructor|prototype)\b/;

/** What the clean-up spares is an entry of somebody else's (a chat), and not one that is always removed. */
export const rule = defineRule({
  codes: ['rule/clean-up-kept'],
  reads: ['site'],
  check({ site }, report) {
    const always = valueAt(site.data, [...cleanUp, 'runtimeLocalPrefix']);
    for (const list of ['kept', 'keptPrefixes']) {
      const names = valueAt(site.data, [...cleanUp, list]);
      for (const [place, name] of (Array.isArray(names) ? names : []).entries()) {
        const message = typeof name === 'string' ? faultOf(name, always) : undefined;
        if (message === undefined) continue;
        const fault = { code: 'rule/clean-up-kept', message, remedy: 'Retirez cette ligne.' } as const;
        report(site, [...cleanUp, list, place], fault);
      }
    }
  },
});

function faultOf(name: string, always: unknown): string | undefined {
  if (ownEntry.test(name)) return `« ${name} » n'a pas à être cité : le site épargne de lui-même ses propres entrées.`;
  if (noEntry.test(name)) return `« ${name} » n'est le nom d'aucune entrée qu'un module puisse garder.`;
  if (typeof always === 'string' && always !== '' && name.startsWith(always))
    return `« ${name} » commence par « ${always} » : « runtimeLocalPrefix » efface toujours ces entrées.`;
  return undefined;
}
