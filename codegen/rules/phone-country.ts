import { telephoneOf } from '../base/telephone.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** A telephone number as it is written at home, or with the code of its country. */
const form = /^(?:0\d|\+[1-9]|\(0)[\d\s()-]{7,}$/u;

/** A text of the form of a telephone number is one that can be dialled from the site's country. */
export const rule = defineRule({
  codes: ['rule/phone-country'],
  reads: ['site', 'present'],
  check({ present: { index } }, report) {
    const { country } = index.locale;
    for (const { source, path, text } of writtenTexts(index, form)) {
      if (telephoneOf(text, country) !== undefined) continue;
      const message = `« ${text} » ne peut pas être composé : dans le pays du site (« ${country} »), aucun numéro n'a cette forme.`;
      const abroad = country === 'FR' || text.startsWith('+') ? undefined : telephoneOf(text, 'FR');
      const remedy =
        abroad === undefined
          ? "Vérifiez ses chiffres ; le numéro d'un autre pays commence par son indicatif (« +32 2 555 12 34 »)."
          : `Écrivez le numéro avec l'indicatif de son pays : « ${abroad.formatInternational()} » s'il est français.`;
      report(source, path, { code: 'rule/phone-country', message, remedy });
    }
  },
});
