import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { ChoiceSources } from './choices.ts';
import { expandForm } from './expand-form.ts';
import { Remembered, RememberedPair } from '../../base/remembered.ts';
import { objects } from './named-fields.ts';

/** A block that holds its forms (`form: true` in its schema) as they are rendered. */
export function withForms(block: JsonObject, { blocks: schemas }: Schemas, sources: ChoiceSources): JsonObject {
  const forms = formKeys(schemas.get(String(block.type))).flatMap((key) =>
    isObject(block[key]) ? [[key, expandForm(block[key], sources)] as const] : [],
  );
  return forms.length === 0 ? block : { ...block, ...Object.fromEntries(forms) };
}

/** The blocks of a page, as they are written, that show a form, and its name. */
export function formBlocks(page: Json, schemas: Schemas): readonly FormBlock[] {
  return isObject(page) ? listed.get(schemas, page, () => listFormBlocks(page, schemas)) : [];
}

interface FormBlock {
  form: string;
  block: JsonObject;
}

/** Those of each page file, which a family of pages asks for again and again. */
const listed = new RememberedPair<Schemas, JsonObject, readonly FormBlock[]>();

function listFormBlocks(page: JsonObject, { blocks }: Schemas): FormBlock[] {
  return objects(valueAt(page, ['blocks'])).flatMap(([, block]) =>
    formKeys(blocks.get(String(block.type))).flatMap((key) => {
      const form = block[key];
      return isObject(form) && typeof form.ref === 'string' ? [{ form: form.ref.replace(/^forms\./, ''), block }] : [];
    }),
  );
}

/** The fields of a block that hold a form. */
export function formKeys(schema: JsonObject | undefined): readonly string[] {
  return schema === undefined
    ? []
    : keys.get(schema, ({ properties }) =>
        isObject(properties)
          ? Object.keys(properties).filter((key) => isObject(properties[key]) && properties[key].form === true)
          : [],
      );
}

const keys = new Remembered<JsonObject, readonly string[]>();
