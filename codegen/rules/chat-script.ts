import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

const path = ['chat', 'script'];

/** The chat widget of a site that hosts it is a file of public/: without the file, every page would request a missing address. */
export const rule = defineRule({
  codes: ['rule/chat-script'],
  reads: ['site', 'root'],
  check({ site, root }, report) {
    const script = textAt(site.data, path);
    if (script === undefined || !/^(?:\/[\w-][\w.-]*)+\.m?js$/.test(script)) return;
    if (existsSync(join(root, 'public', script))) return;
    const message = `le module de chat « ${script} » n'existe pas : aucun fichier public${script}.`;
    const remedy = 'Déposez le fichier à cette place, ou écrivez « script: none ».';
    report(site, path, { code: 'rule/chat-script', message, remedy });
  },
});
