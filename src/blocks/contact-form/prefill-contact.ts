import type { FormFields } from '../../forms/form-fields.ts';
import { valueOfRow } from '../../forms/options.ts';
import { contactSubjects } from '../../generated/tables/contact-subjects.ts';
import type { ContactFormTexts } from '../../generated/types.ts';
import { topicLines, type ContactTopics, type TopicParameter } from './contact-topics.ts';

type Lines = Pick<ContactFormTexts, (typeof topicLines)[TopicParameter]>;

/**
 * The fields that an address asks for; what it names and does not exist is ignored.
 * `?sujet=` a subject, `?secteur=` a sector's id, `?type=` a kind of demo (then the subject is the demo). That kind of demo and
 * what the other parameters of `topicLines` name stand at the top of the message, a line each, by their title.
 */
export function prefillContact(search: string, topics: ContactTopics, texts: Lines): FormFields {
  const query = new URLSearchParams(search);
  const titleOf = (parameter: TopicParameter) => {
    const id = query.get(parameter) ?? '';
    return Object.hasOwn(topics[parameter], id) ? topics[parameter][id] : undefined;
  };
  const wanted = contactSubjects.find(({ id }) => id === query.get('sujet'))?.id;
  const subject = wanted ?? (titleOf('type') === undefined ? undefined : 'demo');
  const sector = valueOfRow('sector', 'sector', query.get('secteur'));
  const message = Object.entries(topicLines)
    .map(([parameter, line]) => lineOf(texts[line], titleOf(parameter as TopicParameter)))
    .join('');
  return {
    ...(subject !== undefined && { subject }),
    ...(sector !== undefined && { sector }),
    ...(message !== '' && { message }),
  };
}

function lineOf(start: string, title: string | undefined): string {
  return title === undefined ? '' : `${start}\u00A0: ${title}\n`;
}
