import { callingCodeOf } from '../../src/shared/telephone.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

const nationalNumber = /^0[1-9](?:\s[0-9]{2}){4}$/u;

/** A number that begins with 0 is dialled with the code of the site's country: there must be one. */
export const rule = defineRule({
  codes: ['rule/phone-country'],
  reads: ['site', 'present'],
  check({ present: { index } }, report) {
    const { country } = index.locale;
    if (callingCodeOf(country) !== undefined) return;
    for (const { source, path, text } of writtenTexts(index, nationalNumber)) {
      const message = `« ${text} » ne peut pas être composé : dans le pays du site (« ${country} »), aucun numéro ne commence par ce 0.`;
      const remedy = `Écrivez le numéro avec l'indicatif de son pays : « +33 ${text.slice(1)} » s'il est français.`;
      report(source, path, { code: 'rule/phone-country', message, remedy });
    }
  },
});
