import { isObject, type Json, type JsonObject } from '../values/json.ts';
import type { Schemas } from '../schemas/schemas.ts';
import type { ChoiceSources } from './choices.ts';
import { expandForm } from './expand-form.ts';

/** A page whose blocks hold their forms (`form: true` in the schema of a block) as they are rendered. */
export function withForms(page: JsonObject, { blocks: schemas }: Schemas, sources: ChoiceSources): JsonObject {
  const blocks = (page.blocks as JsonObject[]).map((block) => {
    const keys = formKeys(schemas.get(String(block.type)));
    const forms = keys.flatMap((key) =>
      isObject(block[key]) ? [[key, expandForm(block[key], sources)] as const] : [],
    );
    return forms.length === 0 ? block : { ...block, ...Object.fromEntries(forms) };
  });
  return { ...page, blocks };
}

/** The fields of a block that hold a form. */
export function formKeys(schema: Json | undefined): string[] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.keys(properties).filter((key) => isObject(properties[key]) && properties[key].form === true);
}
