import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Form } from '#generated/types.ts';
import type { DraftKey } from '../ui/own-entries.ts';
import { withCurrentIds, isNewVisit } from './deep-link.ts';
import { draftOf, readDraft, writeDraft, noticeOf, restoreDraft, type DraftNotice } from './draft.ts';
import { fillControls } from './fill-controls.ts';
import { pristineFields, readFields, takeTrap, topicName, type FormFields } from './form-fields.ts';
import { loadCalendarFile, loadDelivery } from './load-on-use.ts';
import { useSubmission, type SubmissionSettings } from './use-submission.ts';

/** A form with its draft and its sending, for `RequestForm`. */
export type RequestFormState = ReturnType<typeof useRequestForm>;

/**
 * Keeps a form of uncontrolled fields: what the visitor already typed stays, then comes the draft, then what the address asks
 * for, as `restoreDraft` brings them together; every change is kept as a draft until the form is sent, then all fields are emptied.
 * @param described the form as the spec says it: its draft is kept under `draft-<id>`
 * @param prefill the fields that a query string (`?sujet=demo`) asks for: choices and the topic
 */
export function useRequestForm(
  described: Pick<Form, 'id' | 'groups' | 'links' | 'confirmation'>,
  settings: SubmissionSettings,
  prefill: (search: string) => FormFields,
) {
  const ref = useRef<HTMLFormElement>(null);
  /** What the fields hold, empty until the browser has taken over. */
  const [fields, setFields] = useState<FormFields>({});
  /** What the address asked for when the page was opened; not known before the browser has taken over. */
  const [asked, setAsked] = useState<FormFields>();
  const [notice, setNotice] = useState<DraftNotice>();
  /** What is sent besides: no field holds it. */
  const attached = useRef<FormFields>({});
  const key: DraftKey = `draft-${described.id}`;
  const { submission, submit, close } = useSubmission(described, key, settings);

  const wanted = () => prefill(withCurrentIds(location.search));

  const read = (form: HTMLFormElement): FormFields => {
    const current = readFields(new FormData(form));
    setFields(current);
    return current;
  };

  /** What the form would hold without the visitor. */
  const untouched = (form: HTMLFormElement) => ({ ...pristineFields(form), ...wanted() });

  /** From the first entry on, what comes after it is on its way; where it does not arrive, it is asked for again when it is needed. */
  const loadWhatFollows = () => {
    loadDelivery(settings)?.catch(() => undefined);
    if (described.confirmation?.calendar !== undefined) loadCalendarFile().catch(() => undefined);
  };

  /** To call after each change of a field. */
  const keep = () => {
    loadWhatFollows();
    const form = ref.current;
    if (form !== null) writeDraft(key, draftOf(read(form), untouched(form), readDraft(key)));
  };

  /**
   * Takes back what a link asked for: its parameters leave the address, and its fields what the visitor has not changed since. The
   * focus goes on to another field.
   */
  const forget = (parameters: readonly string[], next: string) => {
    const form = ref.current;
    if (form === null) return;
    const address = new URL(location.href);
    for (const parameter of parameters) address.searchParams.delete(parameter);
    history.replaceState(history.state, '', address);
    const pristine = pristineFields(form);
    const current = readFields(new FormData(form));
    const kept = Object.entries(asked ?? {}).filter(([field, value]) => current[field] === value);
    fillControls(
      form,
      { ...Object.fromEntries(kept.map(([field]) => [field, pristine[field] ?? ''])), [topicName]: '' },
      true,
    );
    setAsked({});
    keep();
    const control = form.elements.namedItem(next);
    if (control instanceof HTMLElement) control.focus();
  };

  const restore = useEffectEvent(() => {
    const form = ref.current;
    if (form === null) return;
    const pristine = pristineFields(form);
    const isTouched = Object.entries(readFields(new FormData(form))).some(
      ([field, value]) => value !== pristine[field],
    );
    const fromAddress = wanted();
    setAsked(fromAddress);
    const isNew = isNewVisit();
    const { draft, values } = restoreDraft(readDraft(key), fromAddress, isNew);
    writeDraft(key, draft);
    // On a way back a browser puts back what this very page held; the draft may hold what was written since, on another one.
    // A visitor who was faster than this script is still in a field.
    const isPutBack = !isNew && !form.contains(document.activeElement);
    if (isPutBack) fillControls(form, draft, true);
    fillControls(form, values);
    read(form);
    setNotice(noticeOf(draft, untouched(form)));
    if (isTouched && !isPutBack) keep();
  });

  /** On a way back to a page that slept, the draft may be newer than what the page holds. */
  const readAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const form = ref.current;
    if (form === null) return;
    if (persisted) fillControls(form, readDraft(key), true);
    read(form);
  });

  useEffect(() => {
    restore();
    // Some browsers put back what a page held only now, and say nothing about it.
    const onShow = (event: PageTransitionEvent) => readAgain(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  /** Empties the form but for `values`, and the draft with it. */
  const startAnew = (form: HTMLFormElement, values: FormFields, then: DraftNotice | undefined) => {
    writeDraft(key, {});
    form.reset();
    fillControls(form, values);
    setAsked(values);
    setNotice(then);
    read(form);
  };

  /** Sends what the fields hold. They are emptied only once it has arrived. */
  const send = async () => {
    const form = ref.current;
    if (form === null) return;
    if (await submit(read(form), takeTrap(form), attached.current)) startAnew(form, {}, undefined);
  };

  /** Drops what the visitor wrote: the form is as the address asks for it. */
  const clear = () => {
    if (ref.current !== null) startAnew(ref.current, wanted(), 'cleared');
  };

  return { ref, attached, fields, asked, submission, notice, keep, forget, send, clear, close };
}
