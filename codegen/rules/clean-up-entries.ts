import { itemsAt, textAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

const cleanUp = ['startup', 'cleanUp'];
/** The site's own entries (src/browser/on-use.ts): the code spares them by itself. */
const ownEntry = /^(?:theme$|calculation$|draft-)/;
const noEntry = /^(?:__proto__|constructor|prototype)\b/;

/** The clean-up spares entries of other programs only (a chat), and none that it always removes. */
export const rule = defineRule({
  codes: ['rule/clean-up-entries'],
  reads: ['site'],
  check({ site }, report) {
    const always = textAt(site.data, [...cleanUp, 'runtimeLocalPrefix']);
    for (const list of ['kept', 'keptPrefixes']) {
      for (const [place, name] of itemsAt(site.data, [...cleanUp, list]).entries()) {
        const message = typeof name === 'string' ? faultOf(name, always) : undefined;
        if (message === undefined) continue;
        const fault = { code: 'rule/clean-up-entries', message, remedy: 'Retirez cette ligne.' } as const;
        report(site, [...cleanUp, list, place], fault);
      }
    }
  },
});

function faultOf(name: string, always = ''): string | undefined {
  if (ownEntry.test(name)) return `« ${name} » n'a pas à être cité : le site épargne de lui-même ses propres entrées.`;
  if (noEntry.test(name)) return `« ${name} » n'est le nom d'aucune entrée qu'un module puisse garder.`;
  if (always !== '' && name.startsWith(always))
    return `« ${name} » commence par « ${always} » : « runtimeLocalPrefix » efface toujours ces entrées.`;
  return undefined;
}
