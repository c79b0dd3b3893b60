import { missingSetting } from '../base/findings/missing.ts';
import { isObject, valueAt } from '../base/json.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';
import { keyOf } from '../base/walk-texts.ts';

/** Only a site with a chat has actions that open it. */
export const rule = defineRule({
  codes: ['rule/chat-missing'],
  reads: ['site', 'present'],
  check({ site, present }, report) {
    if (valueAt(site.data, ['chat']) !== undefined) return;
    for (const placed of writtenTexts(present.index)) {
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
