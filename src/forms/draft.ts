import { topicName, type FormFields } from './form-fields.ts';
import { parseSentRequest, readEntry, textsIn, writeEntry, type SentRequest, type DraftKey } from './sent-request.ts';

/** Key of the unconfirmed request in the draft: no field has this name. */
const requestName = 'request';

/** The draft in the session storage of the tab: written and not sent values; empty without one. */
export function readDraft(key: DraftKey): FormFields {
  return textsIn(readEntry(key));
}

/**
 * Replaces the draft. An empty one is removed.
 * @param request of this form that is not known to have arrived: stored and removed with the draft
 */
export function writeDraft(key: DraftKey, draft: FormFields, request = readRequest(key)): void {
  const isEmpty = Object.keys(draft).length === 0;
  writeEntry(key, isEmpty ? undefined : { ...draft, ...(request && { [requestName]: request }) });
}

/** The request of the form that is not known to have arrived: a visitor who left the page may send it again. */
export function readRequest(key: DraftKey): SentRequest | undefined {
  const draft = readEntry(key) as Readonly<Record<string, unknown>> | undefined;
  return parseSentRequest(draft?.[requestName]);
}

/**
 * The draft of a form: the fields that the visitor changed, emptied ones included, and with them the topic. Other values of the
 * address are left out, so that the next link can bring its own.
 * @param known the draft so far: its fields stay in it
 */
export function draftOf(fields: FormFields, prefilled: FormFields, known: FormFields): FormFields {
  const changed = Object.entries(fields).filter(([name, value]) => name in known || value !== (prefilled[name] ?? ''));
  return withTopic(Object.fromEntries(changed), fields);
}

/** A draft with the topic of its form. An empty draft stays empty. */
function withTopic(draft: FormFields, { [topicName]: topic = '' }: FormFields): FormFields {
  return topic === '' || Object.keys(draft).length === 0 ? draft : { [topicName]: topic, ...draft };
}

/**
 * Merges the draft and the fields that the address sets. A link that has just been followed replaces earlier choices and the topic,
 * never a text that the visitor has written; after a reload or on a way back the whole draft stays.
 * @param requested fields that the address sets
 * @param isNewVisit a link or an address led here
 * @param isWritten whether visitors write the field themselves
 * @returns the new draft, and the values of the fields
 */
export function restoreDraft(
  draft: FormFields,
  requested: FormFields,
  isNewVisit: boolean,
  isWritten: (name: string) => boolean = () => false,
) {
  const isReplaced = ([name, value]: [string, string]) =>
    isNewVisit && Object.hasOwn(requested, name) && !(value !== '' && isWritten(name));
  const remaining = Object.fromEntries(Object.entries(draft).filter((entry) => !isReplaced(entry)));
  const values = { ...requested, ...remaining };
  return { draft: withTopic(remaining, values), values };
}

/** The notice above a form: its draft was restored, or cleared. */
export type DraftNotice = 'restored' | 'cleared';

/**
 * The notice of a form whose draft was read; undefined where the draft changes nothing.
 * @param untouched the values of the form without the visitor
 */
export function noticeOf(draft: FormFields, untouched: FormFields): DraftNotice | undefined {
  const isBack = ([name, value]: [string, string]) => value !== '' && value !== untouched[name];
  return Object.entries(draft).some(isBack) ? 'restored' : undefined;
}
