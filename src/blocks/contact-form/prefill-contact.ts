import type { FormFields } from '../../forms/form-fields.ts';
import { valueOfRow } from '../../forms/options.ts';
import { contactSubjects } from '../../generated/tables/contact-subjects.ts';
import type { ContactFormTexts } from '../../generated/types.ts';
import type { ContactTopics } from './contact-topics.ts';

type Lines = Pick<ContactFormTexts, 'demoLine' | 'useCaseLine' | 'itemLine'>;

/**
 * The fields that an address asks for; what it names and does not exist is ignored.
 * `?sujet=` a subject, `?secteur=` a sector's id, `?type=` a kind of demo (then the subject is the demo), `?cas=` a use
 * case, `?demande=` a guide, an event, a study: the last three stand at the top of the message, by their title.
 */
export function prefillContact(search: string, topics: ContactTopics, texts: Lines): FormFields {
  const query = new URLSearchParams(search);
  const titleOf = (parameter: keyof ContactTopics) => {
    const id = query.get(parameter) ?? '';
    return Object.hasOwn(topics[parameter], id) ? topics[parameter][id] : undefined;
  };
  const demo = titleOf('type');
  const wanted = contactSubjects.find(({ id }) => id === query.get('sujet'))?.id;
  const subject = wanted ?? (demo === undefined ? undefined : 'demo');
  const sector = valueOfRow('sector', 'sector', query.get('secteur'));
  const lines = [
    lineOf(texts.demoLine, demo),
    lineOf(texts.useCaseLine, titleOf('cas')),
    lineOf(texts.itemLine, titleOf('demande')),
  ].join('');
  return {
    ...(subject !== undefined && { subject }),
    ...(sector !== undefined && { sector }),
    ...(lines !== '' && { message: lines }),
  };
}

function lineOf(start: string, title: string | undefined): string {
  return title === undefined ? '' : `${start}\u00A0: ${title}\n`;
}
