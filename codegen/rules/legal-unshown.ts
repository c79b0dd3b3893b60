import { isObject, valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';
import { textsMatching } from './engine/written-texts.ts';

const reference = /\bsite\.legal\.(\w+)/u;

/** What the law asks the owner of a site to publish, and that they have written, is read somewhere. */
export const rule = defineRule({
  codes: ['rule/legal-unshown'],
  reads: ['site', 'present'],
  check({ site, present: { index } }, report) {
    const legal = valueAt(site.data, ['legal']);
    if (!isObject(legal)) return;
    const texts = textsMatching(index, reference).filter(({ source }) => source !== site);
    const shown = new Set(
      texts.flatMap(({ text }) => [...text.matchAll(new RegExp(reference, 'gu'))].map(([, name = '']) => name)),
    );
    for (const name of Object.keys(legal)) {
      if (shown.has(name)) continue;
      const message = `« legal.${name} » n'est affiché sur aucune page, et la loi peut demander de le publier.`;
      const remedy = `Écrivez « {site.legal.${name}} » dans les mentions légales ; si la loi ne le demande pas à votre site, retirez ce réglage.`;
      report(site, ['legal', name], { code: 'rule/legal-unshown', message, remedy }, 'key');
    }
  },
});
