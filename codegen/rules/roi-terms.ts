import { termsInFormulas } from '../../src/roi/formulas.ts';
import { sources } from '../../src/roi/sources.ts';
import { nearest, suggestion } from '../base/findings/nearest.ts';
import { isObject, valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** Each number that a formula names has a name in `terms` of spec/roi.yaml, and no other has one but what a formula may read. */
export const rule = defineRule({
  codes: ['rule/roi-term'],
  reads: ['roi'],
  check({ roi }, report) {
    const terms = valueAt(roi.data, ['terms']);
    // The schema reports its absence.
    if (!isObject(terms)) return;
    const known = [...new Set<string>([...termsInFormulas, ...Object.keys(sources)])];
    const unknown = Object.keys(terms).filter((name) => !known.includes(name));
    for (const name of unknown) {
      const message = `aucune formule ne connaît le nombre « ${name} ».`;
      report(roi, ['terms', name], { code: 'rule/roi-term', message, remedy: suggestion(name, known) }, 'key');
    }
    // A name that is misspelt is not missing too.
    const meant = new Set(unknown.map((name) => nearest(name, known)));
    for (const name of termsInFormulas) {
      if (name in terms || meant.has(name)) continue;
      const message = `le nombre « ${name} » n'a pas de nom, et une formule s'affiche avec lui.`;
      report(roi, ['terms'], { code: 'rule/roi-term', message, remedy: `Ajoutez « ${name}: … ».` }, 'key');
    }
  },
});
