import { asTyped } from '../../../src/shared/locale.ts';
import { isObject, itemsAt, objectsIn, textAt, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { formKeys } from '../pages/links.ts';
import { choicesOf, type ChoiceSources, fieldsByName, rowsAt } from './fields.ts';
import { linksOf } from './links.ts';
import { adaptResolved } from '../roles/row-values.ts';

/** A valid form with what it takes from tables in it: the choices of its fields, what links bring, its hints. */
export function expandForm(form: JsonObject, sources: ChoiceSources): JsonObject {
  // The parameter for requests serves the addresses of lists (requests.ts).
  const whole: JsonObject = { ...form, groups: groupsOf(form, sources) };
  delete whole.requestParameter;
  return {
    ...whole,
    ...(form.links !== undefined && { links: linksOf(form, sources) }),
    ...(form.hints !== undefined && { hints: hintsOf(form.hints, whole, sources) }),
  };
}

function groupsOf({ groups }: JsonObject, sources: ChoiceSources): JsonObject[] {
  return objectsIn(groups).map((group) => ({
    ...group,
    fields: objectsIn(group.fields).map((field) => {
      const choices = choicesOf(field, sources);
      return choices === undefined ? field : { ...field, choices };
    }),
  }));
}

/** The hints of a form, each with the values of the choices that it answers to. @param form with its choices resolved */
function hintsOf(hints: Json | undefined, form: JsonObject, { tables, roleOf }: ChoiceSources): JsonObject[] {
  if (Array.isArray(hints)) return hints.filter(isObject);
  const from = isObject(hints) ? String(hints.from) : '';
  const plan = roleOf(from, 'hint');
  if (plan === undefined) return [];
  return (rowsAt(tables, from) ?? []).map((row) => {
    const { field = '', choices, message = '' } = adaptResolved(row, plan);
    const values = itemsAt(choices, []).map((label) => valueOf(String(label), String(field), form));
    return { id: row.id ?? '', field, values, message };
  });
}

/** The value that is sent for the choice of a field with this label. */
function valueOf(label: string, name: string, form: JsonObject): string {
  const choices = objectsIn(fieldsByName(form).get(name)?.choices);
  const choice = choices.find((candidate) => asTyped(String(candidate.label)) === asTyped(label));
  return choice === undefined ? asTyped(label) : String(choice.value);
}

/** A block that holds its forms (`file: form` in its schema) as they are rendered. */
export function withForms(block: JsonObject, { blocks: schemas }: Schemas, sources: ChoiceSources): JsonObject {
  const forms = formKeys(schemas.get(String(block.type))).flatMap((key) =>
    isObject(block[key]) ? [[key, expandForm(block[key], sources)] as const] : [],
  );
  return forms.length === 0 ? block : { ...block, ...Object.fromEntries(forms) };
}

/** The blocks of a page, as they are written, that show a form, and its name. */
export function formBlocks(page: Json, { blocks }: Schemas): { form: string; block: JsonObject }[] {
  return objectsIn(valueAt(page, ['blocks'])).flatMap((block) =>
    formKeys(blocks.get(String(block.type))).flatMap((key) => {
      const form = textAt(block, [key, 'ref']);
      return form === undefined ? [] : [{ form: form.replace(/^forms\./, ''), block }];
    }),
  );
}
