import { textsIn } from '../base/json.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { defineRule } from './engine/rule.ts';

/** The condition of a passage (`when: form-contact-set`) names a form that exists. */
export const rule = defineRule({
  reads: ['forms', 'pageFiles'],
  check({ forms, pageFiles }, report) {
    for (const page of pageFiles.values()) {
      for (const { path, text } of textsIn(page.data, (one) => one.startsWith('form-'))) {
        const form = /^form-(.+)-(?:none|set)$/.exec(text)?.[1];
        if (form === undefined || path.at(-1) !== 'when' || forms.has(form)) continue;
        const message = `« form-${form} » nomme un formulaire qui n'existe pas.`;
        const remedy = suggestion(form, [...forms.keys()]) ?? 'Nommez un fichier de spec/forms/.';
        report(page, path, { code: 'rule/legal-form', message, remedy });
      }
    }
  },
});
