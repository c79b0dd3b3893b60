import type { Form } from '#generated/types.ts';
import { currentId } from './deep-link.ts';
import { fieldsOf } from './answer.ts';
import { topicName, type FormFields } from './form-fields.ts';

/**
 * The fields that an address asks for (`/contact?secteur=finance&cas=training`); what it names and does not exist is ignored. Of two
 * parameters that fill the same field the first of the form wins. What links name besides is the topic, title after title. The
 * fragment names a card (`/demo#security`).
 */
export function prefillOf(form: Pick<Form, 'groups' | 'links'>, search: string, hash = ''): FormFields {
  const query = new URLSearchParams(search);
  const cards = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'cards' ? [name] : [])));
  const found = (form.links ?? []).flatMap(({ parameter, field, rows }): FormFields[] => {
    const ids = [query.get(parameter), cards.has(field ?? '') ? currentId(parameter, hash.slice(1)) : null];
    const id = ids.find((asked) => asked !== null && Object.hasOwn(rows, asked));
    const fields = rows[id ?? ''];
    return fields === undefined ? [] : [fields];
  });
  const topics = found.flatMap(({ [topicName]: topic }) => topic ?? []);
  return {
    ...Object.fromEntries(found.toReversed().flatMap((fields) => Object.entries(fields))),
    ...(topics.length > 0 && { [topicName]: topics.join(betweenTopics) }),
  };
}

/** Between two topics that links name at once. */
const betweenTopics = ' · ';

/**
 * What a request is about, as a machine reads it: the parameter and the id of what a link named (`pack:starter`), several with a comma.
 * Empty where nothing of the form has that name.
 */
export function topicIdOf({ links = [] }: Pick<Form, 'links'>, { [topicName]: topic = '' }: FormFields): string {
  const pieces = new Set(topic.split(betweenTopics));
  const ids = links.flatMap(({ parameter, rows }) =>
    Object.entries(rows).flatMap(([id, fields]) =>
      pieces.delete(fields[topicName] ?? '') ? [`${parameter}:${id}`] : [],
    ),
  );
  return topic === '' ? '' : ids.join(',');
}
