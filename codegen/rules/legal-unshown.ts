import { entriesAt } from '../base/json.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

const reference = /\bsite\.legal\.(\w+)/u;
const references = new RegExp(reference, 'gu');

/** Each legal notice of spec/site.yaml is shown on some page: the law may require its publication. */
export const rule = defineRule({
  reads: ['site', 'present', 'pageFiles', 'tables'],
  isLast: true,
  check({ site, present: { index } }, report) {
    const texts = writtenTexts(index, reference).filter(({ source }) => source !== site);
    const shown = new Set(texts.flatMap(({ text }) => Array.from(text.matchAll(references), ([, name]) => name)));
    for (const [name] of entriesAt(site.data, ['legal'])) {
      if (shown.has(name)) continue;
      const message = `« legal.${name} » n'est affiché sur aucune page, et la loi peut demander de le publier.`;
      const remedy = `Écrivez « {site.legal.${name}} » dans les mentions légales ; si la loi ne le demande pas à votre site, retirez ce réglage.`;
      report(site, ['legal', name], { code: 'rule/legal-unshown', message, remedy }, 'key');
    }
  },
});
