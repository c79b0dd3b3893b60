import type { Form, FormChoice } from '#generated/types.ts';
import { fieldsOf } from './fields-of.ts';

/** The choice that a value of a field stands for, by the field's name; nothing for what is typed. */
export function choiceOf(form: Pick<Form, 'groups'>, name: string, value: string | undefined): FormChoice | undefined {
  return fieldsOf(form)
    .find((field) => field.name === name)
    ?.choices?.find((choice) => choice.value === value);
}
