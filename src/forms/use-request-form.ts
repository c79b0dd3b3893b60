import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadCalendarFile } from '#generated/form-parts.ts';
import type { Form, SiteForms } from '#generated/types.ts';
import { choiceOf } from './answer.ts';
import { withCurrentIds, isNewVisit } from './deep-link.ts';
import { draftOf, readDraft, writeDraft, noticeOf, restoreDraft, type DraftNotice } from './draft.ts';
import { fillControls } from './fill-controls.ts';
import { memberOf, pristineFields, readFields, takeTrap, topicName, type FormFields } from './form-fields.ts';
import { prefillOf } from './prefill.ts';
import { loadDelivery, useSubmission } from './use-submission.ts';
import type { DraftKey } from './sent-request.ts';

/** A form with its draft and its sending, for `RequestForm`. */
export type RequestFormState = ReturnType<typeof useRequestForm>;

/**
 * The state of a form of uncontrolled fields. A typed value wins over the draft, and the draft over the address, as `restoreDraft`
 * merges them. Every change is saved as a draft until the form is sent; then all fields are emptied.
 * @param described the form of the spec: its draft is stored under `draft-<id>`
 */
export function useRequestForm(described: Form, settings: SiteForms) {
  const ref = useRef<HTMLFormElement>(null);
  /** The values of the fields, empty until hydration. */
  const [fields, setFields] = useState<FormFields>({});
  /** The fields that the address set when the page was opened; undefined until hydration. */
  const [requested, setRequested] = useState<FormFields>();
  const [notice, setNotice] = useState<DraftNotice>();
  /** Values sent besides those of the fields, and a function to call once they have arrived. */
  const attached = useRef<{ values: FormFields; whenSent?: () => void }>({ values: {} });
  const key: DraftKey = `draft-${described.id}`;
  const { submission, submit, close } = useSubmission(described, key, settings);

  /** The fields that the address (`?sujet=demo`) sets: choices and the topic. */
  const prefilled = () => prefillOf(described, withCurrentIds(location.search), location.hash);

  const read = (form: HTMLFormElement): FormFields => {
    const current = readFields(new FormData(form));
    setFields(current);
    return current;
  };

  /** The values of the form without the visitor. */
  const untouched = (form: HTMLFormElement) => ({ ...pristineFields(form), ...prefilled() });

  /** Loads the scripts of the next steps from the first entry on; one that does not arrive is loaded again on use. */
  const loadNextSteps = () => {
    loadDelivery(settings)?.catch(() => undefined);
    if (described.confirmation?.calendar !== undefined) loadCalendarFile?.().catch(() => undefined);
  };

  const saveDraft = () => {
    loadNextSteps();
    const form = ref.current;
    if (form !== null) writeDraft(key, draftOf(read(form), untouched(form), readDraft(key)));
  };

  /**
   * Undoes a link: its parameters leave the address, and its fields their values, unless the visitor has changed them. The focus
   * moves to the field `next`.
   */
  const undoLink = (next: string) => {
    const form = ref.current;
    if (form === null) return;
    const address = new URL(location.href);
    for (const { parameter } of described.links ?? []) address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
    const pristine = pristineFields(form);
    const current = readFields(new FormData(form));
    const unchanged = Object.entries(requested ?? {}).filter(([field, value]) => current[field] === value);
    fillControls(
      form,
      { ...Object.fromEntries(unchanged.map(([field]) => [field, pristine[field] ?? ''])), [topicName]: '' },
      true,
    );
    setRequested({});
    saveDraft();
    const control = memberOf(form, 'elements').namedItem(next);
    if (control instanceof HTMLElement) control.focus();
  };

  const restore = useEffectEvent(() => {
    const form = ref.current;
    if (form === null) return;
    const pristine = pristineFields(form);
    const isTouched = Object.entries(readFields(new FormData(form))).some(
      ([field, value]) => value !== pristine[field],
    );
    const fromAddress = prefilled();
    setRequested(fromAddress);
    const isNew = isNewVisit();
    const isWritten = (name: string) => name !== topicName && !choiceOf(described, name, fromAddress[name]);
    const { draft, values } = restoreDraft(readDraft(key), fromAddress, isNew, isWritten);
    writeDraft(key, draft);
    // On a way back a browser restores the values of this page; the draft may be newer, from another one.
    // A visitor who was faster than this script is still in a field.
    const isPutBack = !isNew && !memberOf(form, 'contains')(document.activeElement);
    if (isPutBack) fillControls(form, draft, true);
    fillControls(form, values);
    read(form);
    setNotice(noticeOf(draft, untouched(form)));
    if (isTouched && !isPutBack) saveDraft();
  });

  /** On a way back to a page of the browser's cache, the draft may be newer than the fields. */
  const readAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const form = ref.current;
    if (form === null) return;
    if (persisted) fillControls(form, readDraft(key), true);
    read(form);
  });

  useEffect(() => {
    restore();
    // Some browsers restore the fields of a page only now, without an event.
    const onShow = (event: PageTransitionEvent) => readAgain(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  /** Empties the form but for `values`, and the draft with it. */
  const startAnew = (form: HTMLFormElement, values: FormFields, then: DraftNotice | undefined) => {
    writeDraft(key, {});
    memberOf(form, 'reset')();
    fillControls(form, values);
    setRequested(values);
    setNotice(then);
    read(form);
  };

  /** Sends the fields, and empties them once the request has arrived. */
  const send = async () => {
    const form = ref.current;
    if (form === null) return;
    if (!(await submit(read(form), takeTrap(form), attached.current.values))) return;
    attached.current.whenSent?.();
    startAnew(form, {}, undefined);
  };

  const attach = (values: FormFields, whenSent: () => void = () => undefined) => {
    attached.current = { values, whenSent };
  };

  /** Drops the visitor's values: the form is as the address sets it. */
  const clear = () => {
    if (ref.current !== null) startAnew(ref.current, prefilled(), 'cleared');
  };

  return { ref, attach, fields, requested, submission, notice, saveDraft, undoLink, send, clear, close };
}
