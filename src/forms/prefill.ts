import { asTyped } from '../shared/locale.ts';
import type { Form } from '#generated/types.ts';
import { currentId } from './deep-link.ts';
import { choiceOf, fieldsOf } from './answer.ts';
import { topicName, type FormFields } from './form-fields.ts';

/**
 * The fields that an address sets (`/contact?secteur=finance&cas=training`); unknown ids are ignored. Of two parameters that fill the
 * same field the first of the form wins. The titles of the named rows make the topic. The fragment names a card (`/demo#security`).
 */
export function prefillOf(form: Pick<Form, 'groups' | 'links'>, search: string, hash = ''): FormFields {
  const query = new URLSearchParams(search);
  const cards = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'cards' ? [name] : [])));
  const found = (form.links ?? []).flatMap(({ parameter, field, rows }): FormFields[] => {
    const ids = [query.get(parameter), cards.has(field ?? '') ? currentId(parameter, hash.slice(1)) : null];
    const id = ids.find((candidate) => candidate !== null && Object.hasOwn(rows, candidate));
    const fields = rows[id ?? ''];
    return fields === undefined ? [] : [fields];
  });
  const topics = found.flatMap(({ [topicName]: topic }) => topic ?? []);
  return {
    ...Object.fromEntries(found.flatMap((fields) => Object.entries(fields)).reverse()),
    ...(topics.length > 0 && { [topicName]: topics.join(betweenTopics) }),
  };
}

/** Between two topics of one address. */
const betweenTopics = ' · ';

/**
 * The topic for a machine: the parameter and the id of the row (`pack:starter`), several with a comma. Empty where no link of the form
 * has that title.
 */
function topicIdOf({ links = [] }: Pick<Form, 'links'>, { [topicName]: topic = '' }: FormFields): string {
  const pieces = new Set(topic.split(betweenTopics));
  const ids = links.flatMap(({ parameter, rows }) =>
    Object.entries(rows).flatMap(([id, fields]) =>
      pieces.delete(fields[topicName] ?? '') ? [`${parameter}:${id}`] : [],
    ),
  );
  return topic === '' ? '' : ids.join(',');
}

/**
 * The fields of a request: those of the form, the label of a choice beside an id that differs from it (`subject`, then
 * `subjectLabel`), the id of the topic (`topicId`), the attached fields, and the path of the page. Never the query of the page: on
 * some pages it holds typed words.
 */
export function requestFields(
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
