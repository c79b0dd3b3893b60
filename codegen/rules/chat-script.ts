import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

const path = ['chat', 'script'];

/** A chat widget that is a file of the site lies in public/: without it, every page would ask for what is not there. */
export const rule = defineRule({
  codes: ['rule/chat-script'],
  reads: ['site', 'root'],
  check({ site, root }, report) {
    const script = valueAt(site.data, path);
    if (typeof script !== 'string' || !/^(?:\/[\w-][\w.-]*)+\.m?js$/.test(script)) return;
    if (existsSync(join(root, 'public', script))) return;
    const message = `le module de chat « ${script} » n'existe pas : aucun fichier public${script}.`;
    const remedy = 'Déposez le fichier à cette place, ou écrivez « script: none ».';
    report(site, path, { code: 'rule/chat-script', message, remedy });
  },
});
