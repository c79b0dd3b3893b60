import { telephoneOf } from '../base/telephone.ts';
import { valueAt } from '../base/json.ts';
import { schemaPlace } from '../schemas/schema-walk.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** The beginning of a telephone number as it is written at home, or with the code of its country; and the length of one in any text. */
const form = /^(?:0\d|\+[1-9]|\(0)[\d\s()-]*$/u;
const least = 9;

/** A text of the form of a telephone number is one that can be dialled from the site's country. */
export const rule = defineRule({
  reads: ['site', 'present', 'schemas'],
  check({ present: { index }, schemas }, report) {
    const { country } = index.locale;
    const pattern = valueAt(schemas.common, ['$defs', 'phone', 'pattern']);
    for (const { source, path, text } of writtenTexts(index, form)) {
      const isPhone = text.length >= least || schemaPlace(source, path, schemas).schema()?.pattern === pattern;
      if (!isPhone || telephoneOf(text, country) !== undefined) continue;
      const message = `« ${text} » ne peut pas être composé : dans le pays du site (« ${country} »), aucun numéro n'a cette forme.`;
      const abroad = country === 'FR' || text.startsWith('+') ? undefined : telephoneOf(text, 'FR');
      const remedy =
        abroad === undefined
          ? "Vérifiez ses chiffres ; le numéro d'un autre pays commence par son indicatif (« +32 2 555 12 34 »)."
          : `Écrivez le numéro avec l'indicatif de son pays : « ${abroad.formatInternational()} » s'il est français.`;
      const from = [{ file: 'spec/site.yaml', path: 'locale/country' }];
      report(source, path, { code: 'rule/phone-country', message, remedy, from });
    }
  },
});
