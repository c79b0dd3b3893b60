import { withTopic } from './draft.ts';
import type { FormFields } from './form-fields.ts';

/** How a draft comes back into a form. */
export interface Restoration {
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
