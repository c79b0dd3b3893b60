import { defineRule } from '../rule-engine/rule.ts';
import { writtenTexts } from '../rule-engine/written-texts.ts';
import { keyOf } from '../values/walk-texts.ts';

/** About four lines on a desktop, eight on a phone. */
const most = 140;

/** A heading is read at a glance: a longer one is a paragraph that stands in the wrong field. */
export const rule = defineRule({
  codes: ['rule/heading-length'],
  reads: ['present'],
  check({ present: { index } }, report) {
    for (const text of writtenTexts(index)) {
      const { length } = text.text;
      if (keyOf(text) !== 'heading' || length <= most) continue;
      const message = `ce titre a ${length} caractères, il en faut au plus ${most}.`;
      const remedy = 'Gardez-en la première idée, et mettez la suite dans le texte qui vient sous lui.';
      report(text.source, text.path, { code: 'rule/heading-length', message, remedy });
    }
  },
});
