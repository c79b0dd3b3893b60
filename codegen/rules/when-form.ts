import { isObject, valueAt } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { wholeReference } from '../model/resolve/resolved.ts';
import { defineRule } from './engine/rule.ts';

/** The condition of a block names a field of the row that its page is made for. */
export const rule = defineRule({
  reads: ['present'],
  check({ present }, report) {
    for (const page of present.index.pages.values()) {
      for (const [index, { when }] of objects(valueAt(page.data, ['blocks']))) {
        if (when === undefined || (isObject(when) && wholeReference(when)?.startsWith('row.') === true)) continue;
        const message = 'cette condition ne nomme pas un champ de la ligne.';
        const field = typeof when === 'string' ? when.replace(/^row\./u, '') : 'champ';
        const remedy = `Écrivez « when: { ref: row.${field} } » : le bloc ne paraît alors que pour les lignes qui ont ce champ.`;
        report(page, ['blocks', index, 'when'], { code: 'rule/when-form', message, remedy });
      }
    }
  },
});
