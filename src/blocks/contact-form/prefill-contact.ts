import { topicName, type FormFields } from '../../forms/form-fields.ts';
import { valueOfRow } from '../../forms/options.ts';
import { contactSubjects } from '#generated/tables/contact-subjects.ts';
import type { ContactFormTexts } from '#generated/types.ts';
import { topicKinds, type ContactTopics, type TopicParameter } from './contact-topics.ts';

type Kinds = Pick<ContactFormTexts, Exclude<(typeof topicKinds)[TopicParameter], undefined>>;

/**
 * The fields that an address asks for; what it names and does not exist is ignored.
 * `?sujet=` a subject, `?secteur=` a sector's id, `?type=` a kind of demo (then the subject is the demo). That kind of demo and
 * what the other parameters of `topicKinds` name are the topic, by their titles: « Technologie : n8n · Cas d’usage : Formation ».
 */
export function prefillContact(search: string, topics: ContactTopics, texts: Kinds): FormFields {
  const query = new URLSearchParams(search);
  const titleOf = (parameter: TopicParameter) => {
    const id = query.get(parameter) ?? '';
    return Object.hasOwn(topics[parameter], id) ? topics[parameter][id] : undefined;
  };
  const wanted = contactSubjects.find(({ id }) => id === query.get('sujet'))?.id;
  const subject = wanted ?? (titleOf('type') === undefined ? undefined : 'demo');
  const sector = valueOfRow('sector', 'sector', query.get('secteur'));
  const named = Object.entries(topicKinds).flatMap(([parameter, kind]) => {
    const title = titleOf(parameter as TopicParameter);
    if (title === undefined) return [];
    return kind === undefined ? title : `${texts[kind]}\u00A0: ${title}`;
  });
  return {
    ...(subject !== undefined && { subject }),
    ...(sector !== undefined && { sector }),
    ...(named.length > 0 && { [topicName]: named.join(' · ') }),
  };
}
