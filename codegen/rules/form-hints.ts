import { missingField } from '../base/findings/finding.ts';
import { suggestion } from '../base/findings/nearest.ts';
import {
  sourceRows,
  valueOfRow,
  fieldsByName,
  objects,
  texts,
  dataOfRows,
  nameOf,
  rowsAt,
  tableOf,
  type Rows,
} from '../model/forms/fields.ts';
import { isObject, objectsIn, textAt, valueAt, type Json, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { adaptResolved } from '../model/roles/row-values.ts';
import { stepsOf } from '../model/roles/row-field.ts';
import { defineRule } from './engine/rule.ts';
import { plain } from '../validate/words.ts';

/** A hint depends on a field of its form, and answers to choices that this field offers. The fields of those written in the form have a rule of their own. */
export const rule = defineRule({
  codes: ['rule/form-hint-field', 'rule/form-hint-choice'],
  reads: ['forms', 'tables', 'schemas', 'present'],
  isLast: true,
  check({ forms, tables, schemas, present }, report) {
    const data = dataOfRows(tables);
    const labels = new Map<JsonObject, ReadonlySet<string>>();
    for (const [name, form] of forms) {
      const fields = fieldsByName(form.data);
      for (const [position, { field: criterion, values }] of objects(valueAt(form.data, ['hints']))) {
        const choices = fields.get(String(criterion))?.choices;
        if (choices === undefined) continue;
        const offered = valuesOf(choices, data);
        if (offered.length === 0) continue;
        const hidden = present.index.hidden.get(tableOf(textAt(choices, ['from']) ?? '')) ?? [];
        const known = new Set([...offered, ...hidden.map(({ id }) => id)]);
        for (const [index, value] of texts(values)) {
          if (known.has(plain(value))) continue;
          const message = `le champ « ${String(criterion)} » n'a pas de choix « ${value} » : ce conseil ne paraîtrait pas.`;
          const fault = { code: 'rule/form-hint-choice', message, remedy: suggestion(value, [...known]) } as const;
          report(form, ['hints', position, 'values', index], fault);
        }
      }
      const from = textAt(form.data, ['hints', 'from']) ?? '';
      const plan = rolePlan(schemas, from, 'hint');
      if (plan === undefined) continue;
      const placeOf = (part: string) => {
        const played = plan.fields.get(part);
        return played?.kind === 'field' ? stepsOf(played.path) : [];
      };
      for (const row of tables.get(from) ?? []) {
        const { field: criterion = '', choices: options } = adaptResolved(row.data, plan);
        const field = fields.get(String(criterion));
        if (field === undefined) {
          const message = `le formulaire « ${name} » n'a pas de champ « ${String(criterion)} », dont ce conseil dépend.`;
          const remedy = suggestion(String(criterion), [...fields.keys()]);
          const about = missingField(name, String(criterion));
          const path = [...row.path, ...placeOf('field')];
          report(row.source, path, { code: 'rule/form-hint-field', message, remedy, about });
          continue;
        }
        const choices = labels.get(field) ?? new Set(labelsOf(field, data));
        labels.set(field, choices);
        for (const [index, option] of texts(options)) {
          if (choices.has(plain(option))) continue;
          const message = `le champ « ${String(criterion)} » du formulaire « ${name} » n'a pas de choix « ${option} ».`;
          const fault = { code: 'rule/form-hint-choice', message, remedy: suggestion(option, [...choices]) } as const;
          report(row.source, [...row.path, ...placeOf('choices'), index], fault);
        }
      }
    }
  },
});

/** What is sent for each choice. */
function valuesOf(choices: Json, tables: Rows): string[] {
  const written = objectsIn(choices).map(({ value }) => plain(String(value)));
  const label = valueAt(choices, ['label']);
  return [...written, ...sourceRows(choices, tables).map((row) => plain(valueOfRow(row, label)))];
}

/** The labels of the choices of a field, as visitors read them. */
function labelsOf({ choices }: JsonObject, tables: Rows): string[] {
  if (Array.isArray(choices)) return choices.map((choice: Json) => plain(nameOf(isObject(choice) ? choice : {})));
  const rows = rowsAt(tables, textAt(choices, ['from']) ?? '') ?? [];
  return rows.map((row) => plain(nameOf(row, valueAt(choices, ['label']))));
}
