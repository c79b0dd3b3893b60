import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { ChoiceSources } from './choices.ts';
import { expandForm } from './expand-form.ts';
import { objects } from './named-fields.ts';

/** A block that holds its forms (`form: true` in its schema) as they are rendered. */
export function withForms(block: JsonObject, { blocks: schemas }: Schemas, sources: ChoiceSources): JsonObject {
  const forms = formKeys(schemas.get(String(block.type))).flatMap((key) =>
    isObject(block[key]) ? [[key, expandForm(block[key], sources)] as const] : [],
  );
  return forms.length === 0 ? block : { ...block, ...Object.fromEntries(forms) };
}

/** The blocks of a page, as they are written, that show a form, and its name. */
export function formBlocks(page: Json, { blocks }: Schemas): { form: string; block: JsonObject }[] {
  return objects(valueAt(page, ['blocks'])).flatMap(([, block]) =>
    formKeys(blocks.get(String(block.type))).flatMap((key) => {
      const form = block[key];
      return isObject(form) && typeof form.ref === 'string' ? [{ form: form.ref.replace(/^forms\./, ''), block }] : [];
    }),
  );
}

/** The fields of a block that hold a form. */
export function formKeys(schema: JsonObject | undefined): string[] {
  const properties = schema?.properties;
  if (!isObject(properties)) return [];
  return Object.keys(properties).filter((key) => isObject(properties[key]) && properties[key].form === true);
}
