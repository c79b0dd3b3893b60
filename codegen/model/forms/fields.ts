import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';

/** A field of a form, and where it stands. */
export interface PlacedField {
  field: JsonObject;
  path: DocumentPath;
}

/** The fields of a form in the order of its groups. What has not their shape is left out: the schema reports it. */
export function fieldsOf(form: Json): PlacedField[] {
  const groups = isObject(form) && Array.isArray(form.groups) ? form.groups : [];
  return groups.flatMap((group, at) => {
    const fields = isObject(group) && Array.isArray(group.fields) ? group.fields : [];
    return fields.flatMap((field, index) =>
      isObject(field) ? [{ field, path: ['groups', at, 'fields', index] }] : [],
    );
  });
}

/** The fields of a form by name; of two with one name, the first. */
export function fieldsByName(form: Json): ReadonlyMap<string, JsonObject> {
  const byName = new Map<string, JsonObject>();
  for (const { field } of fieldsOf(form)) if (!byName.has(String(field.name))) byName.set(String(field.name), field);
  return byName;
}
