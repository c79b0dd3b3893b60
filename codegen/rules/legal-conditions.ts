import { isObject, textAt, valueAt, valuesIn } from '../base/json.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { objects } from '../model/forms/fields.ts';
import { defineRule } from './engine/rule.ts';

/** A setting has two sides, and a condition names one of them: `delivery-none`, `form-contact-set`. */
const sides = [
  ['none', 'set'],
  ['set', 'none'],
] as const;

/**
 * A list with a passage for one side of a setting (a section's parts, a sheet's rows) has one for the other side: without it, a change
 * of the setting leaves a gap. A site without a chat has no such setting.
 */
export const rule = defineRule({
  codes: ['rule/legal-condition', 'rule/legal-form'],
  reads: ['site', 'forms', 'pageFiles'],
  check({ site, forms, pageFiles }, report) {
    const names = [...forms.keys()];
    const ofSite = valueAt(site.data, ['chat']) === undefined ? ['delivery'] : ['delivery', 'chat'];
    const settings = [...ofSite, ...names.map((name) => `form-${name}`)];
    for (const page of pageFiles.values()) {
      const blocks = objects(valueAt(page.data, ['blocks']));
      for (const { path, value } of blocks.flatMap(([place, block]) => valuesIn(block, ['blocks', place]))) {
        const form = /^form-(.+)-(?:none|set)$/.exec(textAt(value, ['when']) ?? '')?.[1];
        if (form !== undefined && !forms.has(form)) {
          const message = `« form-${form} » nomme un formulaire qui n'existe pas.`;
          const meant = nearest(form, names);
          const remedy = meant === undefined ? 'Nommez un fichier de spec/forms/.' : didYouMean(meant);
          report(page, [...path, 'when'], { code: 'rule/legal-form', message, remedy });
        }
        if (!Array.isArray(value)) continue;
        const conditions = value.map((item) => (isObject(item) ? item.when : undefined));
        for (const [side, otherSide] of sides) {
          for (const setting of settings) {
            const [condition, other] = [`${setting}-${side}`, `${setting}-${otherSide}`];
            const first = conditions.indexOf(condition);
            if (first < 0 || conditions.includes(other)) continue;
            const message = `ce passage ne vaut que pour « ${condition} », et rien à côté ne vaut pour « ${other} ».`;
            const remedy = `Ajoutez à la même liste le passage « when: ${other} ».`;
            report(page, [...path, first, 'when'], { code: 'rule/legal-condition', message, remedy });
          }
        }
      }
    }
  },
});
