import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import { asTyped } from '../../base/excerpt.ts';
import { fieldsByName } from './fields.ts';
import type { ChoiceSources } from './choices.ts';
import { adaptResolved } from '../roles/row-values.ts';
import { rowsAt } from './rows-at.ts';

type HintSources = Pick<ChoiceSources, 'tables' | 'roleOf'>;

/** The hints of a form, each with the values of the choices that it answers to. @param form with its choices resolved */
export function hintsOf(hints: Json | undefined, form: JsonObject, { tables, roleOf }: HintSources): JsonObject[] {
  if (Array.isArray(hints)) return hints.filter(isObject);
  const from = isObject(hints) ? String(hints.from) : '';
  const plan = roleOf(from, 'hint');
  if (plan === undefined) return [];
  return (rowsAt(tables, from) ?? []).map((row) => {
    const { field = '', choices, message = '' } = adaptResolved(row, plan);
    const values = (Array.isArray(choices) ? choices : []).map((label) => valueOf(String(label), String(field), form));
    return { id: row.id ?? '', field, values, message };
  });
}

/** The value that is sent for the choice of a field with this label. */
function valueOf(label: string, name: string, form: JsonObject): string {
  const choices = fieldsByName(form).get(name)?.choices;
  const choice = (Array.isArray(choices) ? choices : []).find(
    (candidate) => isObject(candidate) && asTyped(String(candidate.label)) === asTyped(label),
  );
  return isObject(choice) ? String(choice.value) : asTyped(label);
}
