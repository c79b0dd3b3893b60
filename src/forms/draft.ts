import type { DraftKey } from '../ui/own-entries.ts';
import { topicName, type FormFields } from './form-fields.ts';
import { parseSentRequest, type SentRequest } from './sent-request.ts';

/** Where the draft holds what was sent of its form: no field has this name, and a field is a text. */
const requestName = 'request';

/**
 * The draft, which is what a visitor has written and not sent, kept in the session storage of the tab; or nothing: none was kept, or
 * what is there is not a draft. Storage that is disabled or full is ignored: the form works without.
 */
export function readDraft(key: DraftKey): FormFields {
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return {};
  }
}

/**
 * Replaces the draft. An empty one is removed.
 * @param request what was sent of this form and is not known to have arrived: it stays with the draft, and goes with it
 */
export function writeDraft(key: DraftKey, draft: FormFields, request = readRequest(key)): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(key, JSON.stringify(request === undefined ? draft : { ...draft, [requestName]: request }));
  } catch {
    // The fields keep what was typed for as long as the page is open.
  }
}

/** What was sent of the form and is not known to have arrived: a visitor who leaves while it travels may send it again. */
export function readRequest(key: DraftKey): SentRequest | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return parseSentRequest((draft as Record<string, unknown>)[requestName]);
  } catch {
    return undefined;
  }
}

/** JSON → fields; whatever is not a text by name is dropped. */
export function parseDraft(json: string | null): FormFields {
  const value: unknown = JSON.parse(json ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}

/**
 * What of a form is worth keeping: what the visitor changed, emptied fields included, and then what it is about. What else
 * only came with the address is not kept, so that the next link can bring its own.
 * @param known the draft so far: a field that was kept stays kept
 */
export function draftOf(fields: FormFields, prefilled: FormFields, known: FormFields): FormFields {
  const changed = Object.entries(fields).filter(([name, value]) => name in known || value !== (prefilled[name] ?? ''));
  return withTopic(Object.fromEntries(changed), fields);
}

/** A draft with what the form is about: what was written makes little sense without it. An empty draft stays empty. */
function withTopic(draft: FormFields, { [topicName]: topic = '' }: FormFields): FormFields {
  return topic === '' || Object.keys(draft).length === 0 ? draft : { [topicName]: topic, ...draft };
}

/** How a draft comes back into a form. */
interface Restoration {
  /** What stays of the draft. */
  draft: FormFields;
  /** What the fields are to hold. */
  values: FormFields;
}

/**
 * Brings together what the visitor left and what the address asks for. A link that has just been followed overrules earlier
 * choices and what the request was about; after a reload or on a way back the whole draft stays as it was.
 * @param asked fields that the address asks for: choices and the topic, never a text that a visitor writes
 * @param isNewVisit a link or an address led here
 */
export function restoreDraft(draft: FormFields, asked: FormFields, isNewVisit: boolean): Restoration {
  const kept = Object.fromEntries(
    Object.entries(draft).filter(([name]) => !(isNewVisit && Object.hasOwn(asked, name))),
  );
  const values = { ...asked, ...kept };
  return { draft: withTopic(kept, values), values };
}

/** What is said above the form of a draft: it was found; it was cleared. */
export type DraftNotice = 'restored' | 'cleared';

/**
 * What a visitor must know of a form that was restored; nothing when there is nothing to know.
 * @param untouched what the form would hold without the visitor
 */
export function noticeOf(draft: FormFields, untouched: FormFields): DraftNotice | undefined {
  const isBack = ([name, value]: [string, string]) => value !== '' && value !== untouched[name];
  return Object.entries(draft).some(isBack) ? 'restored' : undefined;
}
