import type { FormFields } from './form-fields.ts';

/** How a draft comes back into a form. */
export interface Restoration {
  /** What stays of the draft. */
  draft: FormFields;
  /** What the fields are to hold. */
  values: FormFields;
}

/**
 * Brings together what the visitor left and what the address asks for. A text that was written always stays. A link that has
 * just been followed overrules earlier choices and fills in texts that are empty; after a reload or on a way back the whole
 * draft stays as it was.
 * @param asked fields that the address asks for
 * @param choices names of the fields that are lists or radio buttons
 * @param isNewVisit a link or an address led here
 */
export function restoreDraft(
  draft: FormFields,
  asked: FormFields,
  choices: ReadonlySet<string>,
  isNewVisit: boolean,
): Restoration {
  const isOverruled = (name: string, value: string) =>
    isNewVisit && Object.hasOwn(asked, name) && (choices.has(name) || value === '');
  const kept = Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isOverruled(name, value)));
  return { draft: kept, values: { ...asked, ...kept } };
}

/** What is said above the form of a draft: it was found; it stands where a link asked for something; it was cleared. */
export type DraftNotice = 'restored' | 'linkLeftOut' | 'cleared';

/**
 * What a visitor must know of a form that was restored; nothing when there is nothing to know.
 * @param fields what the form holds now
 * @param untouched what it would hold without the visitor
 */
export function noticeOf(
  { fields, draft, asked, untouched }: Record<'fields' | 'draft' | 'asked' | 'untouched', FormFields>,
  choices: ReadonlySet<string>,
  isNewVisit: boolean,
): DraftNotice | undefined {
  const isLeftOut = ([name, value]: [string, string]) =>
    !choices.has(name) && fields[name]?.includes(value.trim()) === false;
  if (isNewVisit && Object.entries(asked).some(isLeftOut)) return 'linkLeftOut';
  const isBack = ([name, value]: [string, string]) => value !== '' && value !== untouched[name];
  return Object.entries(draft).some(isBack) ? 'restored' : undefined;
}
