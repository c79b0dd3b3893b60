import type { Form } from '#generated/types.ts';
import { choiceOf } from './answer.ts';
import type { FormFields } from './form-fields.ts';
import { topicIdOf } from './prefill.ts';

/**
 * What travels of a form: its fields, the label of a choice beside an id that is not it (`subject`, then `subjectLabel`), the id of
 * what a link said that the request is about (`topicId`), what was attached, and the path of the page that it was sent from. Never the query
 * of the page: on some pages it holds what was typed there.
 */
export function travellingFields(
  form: Pick<Form, 'groups' | 'links'>,
  fields: FormFields,
  page: string,
  attached: FormFields = {},
): FormFields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const label = asTyped(choiceOf(form, name, value)?.label ?? value);
    const own: [string, string] = [name, value];
    return label === asTyped(value) ? [own] : [own, [`${name}Label`, label] satisfies [string, string]];
  });
  const topicId = topicIdOf(form, fields);
  const others = Object.entries(attached).map(([name, value]) => [name, asTyped(value)]);
  return { ...Object.fromEntries([...others, ...entries]), ...(topicId !== '' && { topicId }), ...fields, page };
}

/** With the spaces and apostrophes of a keyboard, which receivers compare and search. */
function asTyped(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
}
