import { isLeadField } from '../../src/roi/scenario-link.ts';
import { fieldsByName, fieldsOf, linkedFields, namedAnswers, recalledFields } from '../model/forms/fields.ts';
import { missingField } from '../base/findings/finding.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { textAt, valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** Data that the site sends with the answers, and members of a form that React and the script of every page read: a field of that name would hide them. */
const reserved: ReadonlySet<string> = new Set(
  [
    'form requestId request reference topic topicId page elapsedMs deliveryTest',
    'closest firstChild matches nodeName nodeType parentElement parentNode',
  ].flatMap((names) => names.split(' ')),
);

/** Does the site itself send, store or read data under this name? See src/forms/, and src/roi/scenario-link.ts. */
function isReserved(name: string): boolean {
  return reserved.has(name) || name in {} || isLeadField(name);
}

/** A form has the name of its file, each field a name of its own; a named field exists, and the confirmation never shows a blank answer. */
export const rule = defineRule({
  reads: ['forms'],
  isLast: true,
  check({ forms }, report) {
    for (const [file, source] of forms) {
      const id = textAt(source.data, ['id']) ?? file;
      if (id !== file) {
        const message = `le fichier « ${file} » contient le formulaire « ${id} ».`;
        const remedy = `Écrivez « id: ${file} », ou renommez le fichier en « ${id}.yaml ».`;
        report(source, ['id'], { code: 'rule/form-id', message, remedy });
      }
      const known = new Set<string>();
      for (const { field, path } of fieldsOf(source.data)) {
        const name = String(field.name);
        if (isReserved(name)) {
          const message = `le nom « ${name} » est celui d'une donnée que le site ou les navigateurs gardent eux-mêmes.`;
          const fault = { code: 'rule/form-field-reserved', message, remedy: 'Donnez au champ un autre nom.' };
          report(source, [...path, 'name'], fault);
        }
        if (known.has(name)) {
          const message = `deux champs de ce formulaire s'appellent « ${name} » : une seule réponse serait transmise.`;
          const fault = { code: 'rule/form-field-twice', message, remedy: "Renommez l'un des deux." } as const;
          report(source, [...path, 'name'], fault);
        }
        known.add(name);
      }
      const fields = fieldsByName(source.data);
      const answers = [...namedAnswers(source.data), ...recalledFields(source.data)];
      const hasTopic = valueAt(source.data, ['topic']) !== undefined;
      for (const { name, path, within } of [...answers, ...linkedFields(source.data)]) {
        if (fields.has(name) || (name === 'topic' && hasTopic)) continue;
        const message = `ce formulaire n'a pas de champ « ${name} ».`;
        const remedy = suggestion(name, [...fields.keys()]);
        const about = missingField(file, name);
        report(source, path, { code: 'rule/form-field-unknown', message, remedy, about }, 'value', within);
      }
      for (const { name, path, within } of answers) {
        const field = fields.get(name);
        const isAnswered = field === undefined || field.required === true || field.kind === 'cards';
        if (isAnswered || field.unanswered !== undefined) continue;
        const message = `la confirmation cite le champ « ${name} », que le visiteur peut laisser vide.`;
        const remedy = "Ajoutez à ce champ ce qu'elle dit alors (« unanswered: Non précisé »), ou « required: true ».";
        report(source, path, { code: 'rule/form-answer-blank', message, remedy }, 'value', within);
      }
    }
  },
});
