import { textAt } from '../base/json.ts';
import { isFrenchPlan } from '../base/telephone.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** The countries whose postal codes are so many digits and nothing else; that of another country is any text. */
const countriesByDigits: Readonly<Record<number, string>> = { 4: 'AT BE CH LI LU', 5: 'DE ES FR IT MC' };

/** A postal code has the digits of the country of its address. */
export const rule = defineRule({
  reads: ['site', 'present'],
  check({ present: { index } }, report) {
    for (const { source, path, text } of writtenTexts(index, /^[\p{L}\d][\p{L}\d\s./-]{0,20}$/u)) {
      if (path.at(-1) !== 'postalCode') continue;
      const country = textAt(source.data, [...path.slice(0, -1), 'addressCountry']) ?? index.locale.country;
      const plan = isFrenchPlan(country) ? 'FR' : country;
      const [length] = Object.entries(countriesByDigits).find(([, countries]) => countries.includes(plan)) ?? [];
      if (length === undefined || (/^\d+$/u.test(text) && text.length === Number(length))) continue;
      const message = `« ${text} » n'est pas un code postal de ce pays (« ${country} »), qui a ${length} chiffres.`;
      const remedy = `Écrivez ses ${length} chiffres seuls, entre guillemets. Un autre pays se dit par « addressCountry », « Cedex » à la suite de la commune.`;
      report(source, path, { code: 'rule/postal-code', message, remedy });
    }
  },
});
