import { cached } from '../base/cached.ts';
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
import { isObject, objectsIn, textAt, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { rolePlan } from '../model/roles/role-plan.ts';
import { adaptResolved } from '../model/roles/row-values.ts';
import { stepsOf } from '../model/roles/row-field.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { defineRule, type RuleInputs } from './engine/rule.ts';
import { plain } from '../validate/words.ts';

/** A hint depends on a field of its form, and answers to choices that this field offers. The fields of those written in the form have a rule of their own. */
export const rule = defineRule({
  reads: ['forms', 'tables', 'schemas', 'present'],
  isLast: true,
  check({ forms, tables, schemas, present }, report) {
    const data = dataOfRows(tables);
    const withHidden = (offered: readonly string[], field: JsonObject) => {
      const hidden = present.index.hidden.get(tableOf(textAt(field, ['choices', 'from']) ?? '')) ?? [];
      return new Set(offered.length === 0 ? [] : [...offered, ...hidden.map(({ id }) => id)]);
    };
    const labels = cached((field: JsonObject) => withHidden(labelsOf(field, data), field));
    const values = cached((field: JsonObject) => withHidden(valuesOf(field, data), field));
    for (const [name, form] of forms) {
      const fields = fieldsByName(form.data);
      for (const { field: criterion, options, source, fieldAt, optionsAt } of hintsOf(form, tables, schemas)) {
        const field = fields.get(criterion);
        const isOfRow = source !== form;
        if (field === undefined) {
          if (!isOfRow) continue;
          const message = `le formulaire « ${name} » n'a pas de champ « ${criterion} », dont ce conseil dépend.`;
          const remedy = suggestion(criterion, [...fields.keys()]);
          const about = missingField(name, criterion);
          report(source, fieldAt, { code: 'rule/form-hint-field', message, remedy, about });
          continue;
        }
        const known = isOfRow ? labels(field) : values(field);
        if (known.size === 0) continue;
        for (const [index, option] of texts(options)) {
          if (known.has(plain(option))) continue;
          const message = `le champ « ${criterion} » du formulaire « ${name} » n'a pas de choix « ${option} » : ce conseil ne paraîtrait pas.`;
          const fault = { code: 'rule/form-hint-choice', message, remedy: suggestion(option, [...known]) };
          report(source, [...optionsAt, index], fault);
        }
      }
    }
  },
});

/** A hint, and where its field and its choices are written. */
interface Hint {
  field: string;
  options: Json | undefined;
  source: Source;
  fieldAt: DocumentPath;
  optionsAt: DocumentPath;
}

/** The hints that a form holds, with the values of choices, and those that it takes from a table, with their labels. */
function hintsOf(form: Source, tables: RuleInputs['tables'], schemas: Schemas): Hint[] {
  const written = objects(valueAt(form.data, ['hints'])).map(([position, { field, values }]): Hint => {
    const at = ['hints', position];
    return {
      field: String(field),
      options: values,
      source: form,
      fieldAt: [...at, 'field'],
      optionsAt: [...at, 'values'],
    };
  });
  const from = textAt(form.data, ['hints', 'from']) ?? '';
  const plan = rolePlan(schemas, from, 'hint');
  if (plan === undefined) return written;
  const partAt = (part: string) => {
    const played = plan.fields.get(part);
    return played?.kind === 'field' ? stepsOf(played.path) : [];
  };
  const ofRows = (tables.get(from) ?? []).map(({ data, source, path }): Hint => {
    const { field = '', choices: options } = adaptResolved(data, plan);
    const [fieldAt, optionsAt] = [
      [...path, ...partAt('field')],
      [...path, ...partAt('choices')],
    ];
    return { field: String(field), options, source, fieldAt, optionsAt };
  });
  return [...written, ...ofRows];
}

/** What is sent for each choice of a field. */
export function valuesOf({ choices = null }: JsonObject, tables: Rows): string[] {
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
