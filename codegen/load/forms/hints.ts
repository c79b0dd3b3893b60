import { isObject, type Json, type JsonObject } from '../values/json.ts';
import { asTyped } from '../resolve/typography.ts';
import { fieldsByName } from './fields.ts';
import { rowsAt, type Rows } from './rows-at.ts';

/** The hints of a form, each with the values of the choices that it answers to. @param form with its choices resolved */
export function hintsOf(hints: Json | undefined, form: JsonObject, tables: Rows): JsonObject[] {
  if (Array.isArray(hints)) return hints.filter(isObject);
  const rows = isObject(hints) && typeof hints.from === 'string' ? rowsAt(tables, hints.from) : undefined;
  return (rows ?? []).map(({ id = '', criterion = '', options, message = '' }) => ({
    id,
    field: criterion,
    values: (Array.isArray(options) ? options : []).map((label) => valueOf(String(label), String(criterion), form)),
    message,
  }));
}

/** What is sent for the choice of a field that is read as `label`. */
function valueOf(label: string, name: string, form: JsonObject): string {
  const choices = fieldsByName(form).get(name)?.choices;
  const choice = (Array.isArray(choices) ? choices : []).find(
    (candidate) => isObject(candidate) && asTyped(String(candidate.label)) === asTyped(label),
  );
  return isObject(choice) ? String(choice.value) : asTyped(label);
}
