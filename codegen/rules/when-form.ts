import { isObject } from '../base/json.ts';
import { wholeReference } from '../model/resolve/whole-reference.ts';
import { defineRule } from './engine/rule.ts';

/** The condition of a block names a field of the row that its page is made for. */
export const rule = defineRule({
  codes: ['rule/when-form'],
  reads: ['present'],
  check({ present }, report) {
    for (const page of present.index.pages.values()) {
      const blocks = isObject(page.data) && Array.isArray(page.data.blocks) ? page.data.blocks : [];
      for (const [index, block] of blocks.entries()) {
        if (!isObject(block) || block.when === undefined) continue;
        if (isObject(block.when) && wholeReference(block.when)?.startsWith('row.') === true) continue;
        const message = 'cette condition ne nomme pas un champ de la ligne.';
        const remedy =
          'Écrivez « when: { ref: row.champ } » : le bloc ne paraît alors que pour les lignes qui ont ce champ.';
        report(page, ['blocks', index, 'when'], { code: 'rule/when-form', message, remedy });
      }
    }
  },
});
