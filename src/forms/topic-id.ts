import type { Form } from '#generated/types.ts';
import { topicName, type FormFields } from './form-fields.ts';

/** Between two topics that links name at once. */
export const betweenTopics = ' · ';

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
