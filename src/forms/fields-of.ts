import type { Form, FormField } from '#generated/types.ts';

/** The fields of a form, in the order of its groups. */
export function fieldsOf({ groups }: Pick<Form, 'groups'>): FormField[] {
  return groups.flatMap(({ fields }) => fields);
}
