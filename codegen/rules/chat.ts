import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingSetting } from '../base/findings/finding.ts';
import { isObject, textAt, valueAt, keyOf } from '../base/json.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

const script = ['chat', 'script'];

/**
 * Only a site with a chat has actions that open it; the widget of a site that hosts it is a file of public/: without the file, every
 * page would request a missing address.
 */
export const rule = defineRule({
  reads: ['site', 'present', 'root'],
  check({ site, present, root }, report) {
    const file = textAt(site.data, script);
    if (file !== undefined && /^(?:\/[\w-][\w.-]*)+\.m?js$/.test(file) && !existsSync(join(root, 'public', file))) {
      const message = `le module de chat « ${file} » n'existe pas : aucun fichier public${file}.`;
      const remedy = 'Déposez le fichier à cette place, ou écrivez « script: none ».';
      report(site, script, { code: 'rule/chat-script', message, remedy });
    }
    if (valueAt(site.data, ['chat']) !== undefined) return;
    for (const placed of writtenTexts(present.index, () => true)) {
      // An action has a label; other mappings may have a key of this name.
      const action = valueAt(placed.source.data, placed.path.slice(0, -1));
      if (keyOf(placed) !== 'chat' || !isObject(action) || action.label === undefined) continue;
      const message = "cette action ouvre le chat, et le site n'en a pas.";
      const remedy = `Remplacez « chat: ${placed.text} » par une adresse (« href: /… »), ou donnez un chat au site (« chat » dans spec/site.yaml).`;
      const about = missingSetting('chat');
      report(placed.source, placed.path, { code: 'rule/chat-missing', message, remedy, about }, 'key');
    }
  },
});
