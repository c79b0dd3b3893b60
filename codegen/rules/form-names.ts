import { missingField } from '../base/findings/missing.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { fieldsByName, linkedFields, namedAnswers, recalledFields } from '../model/forms/fields.ts';
import { valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** Each field that a form names exists in it; the confirmation never shows a blank answer. */
export const rule = defineRule({
  codes: ['rule/form-field-unknown', 'rule/form-answer-blank'],
  reads: ['forms'],
  check({ forms }, report) {
    for (const [form, source] of forms) {
      const fields = fieldsByName(source.data);
      const answers = [...namedAnswers(source.data), ...recalledFields(source.data)];
      const hasTopic = valueAt(source.data, ['topic']) !== undefined;
      for (const { name, path, within } of [...answers, ...linkedFields(source.data)]) {
        if (fields.has(name) || (name === 'topic' && hasTopic)) continue;
        const message = `ce formulaire n'a pas de champ « ${name} ».`;
        const remedy = suggestion(name, [...fields.keys()]);
        const about = missingField(form, name);
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
