import { textAt } from '../base/json.ts';
import { isFrenchPlan } from '../base/telephone.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** How many digits a postal code has, where it has nothing else; that of another country is any text. */
const digits: Readonly<Record<string, number>> = {
  AT: 4,
  BE: 4,
  CH: 4,
  DE: 5,
  ES: 5,
  FR: 5,
  IT: 5,
  LI: 4,
  LU: 4,
  MC: 5,
};

/** A postal code has the digits of the country of its address. */
export const rule = defineRule({
  reads: ['site', 'present'],
  check({ present: { index } }, report) {
    for (const { source, path, text } of writtenTexts(index, /^[\p{L}\d][\p{L}\d\s./-]{0,20}$/u)) {
      if (path.at(-1) !== 'postalCode') continue;
      const country = textAt(source.data, [...path.slice(0, -1), 'addressCountry']) ?? index.locale.country;
      const length = digits[isFrenchPlan(country) ? 'FR' : country];
      if (length === undefined || (/^\d+$/u.test(text) && text.length === length)) continue;
      const message = `« ${text} » n'est pas un code postal de ce pays (« ${country} »), qui a ${length} chiffres.`;
      const remedy = `Écrivez ses ${length} chiffres seuls, entre guillemets. Un autre pays se dit par « addressCountry », « Cedex » à la suite de la commune.`;
      report(source, path, { code: 'rule/postal-code', message, remedy });
    }
  },
});
