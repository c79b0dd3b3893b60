import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf, readDraft, writeDraft, type DraftKey } from './draft.ts';
import { fillControls } from './fill-controls.ts';
import { readFields, trapName, type FormFields } from './form-fields.ts';
import { useSubmission, type SubmissionSettings } from './use-submission.ts';

/** A form with its draft and its sending, for `RequestForm`. */
export type RequestFormState = ReturnType<typeof useRequestForm>;

/**
 * Keeps a form of uncontrolled fields: what the visitor already typed stays, then comes the draft, then what the
 * address asks for; every change is kept as a draft until the form is sent, then all fields are emptied.
 * @param name which form: its draft is kept under `draft-<name>`
 * @param prefill the fields that a query string (`?sujet=demo`) asks for
 */
export function useRequestForm(name: string, settings: SubmissionSettings, prefill: (search: string) => FormFields) {
  const ref = useRef<HTMLFormElement>(null);
  /** What the fields hold, empty until the browser has taken over. */
  const [fields, setFields] = useState<FormFields>({});
  const { submission, submit, close } = useSubmission(name, settings);
  const key: DraftKey = `draft-${name}`;

  const read = (): FormFields => {
    const current = ref.current === null ? {} : readFields(new FormData(ref.current));
    setFields(current);
    return current;
  };

  /** To call after each change of a field. */
  const keep = () => {
    const untouched = { ...pristineFields(ref.current), ...prefill(location.search) };
    writeDraft(key, draftOf(read(), untouched, readDraft(key)));
  };

  const restore = useEffectEvent(() => {
    const form = ref.current;
    if (form === null) return;
    const pristine = pristineFields(form);
    const isTouched = Object.entries(readFields(new FormData(form))).some(
      ([field, value]) => value !== pristine[field],
    );
    fillControls(form, { ...prefill(location.search), ...readDraft(key) });
    if (isTouched) keep();
    else read();
  });
  const readAgain = useEffectEvent(() => read());

  useEffect(() => {
    restore();
    // Some browsers put back what a page held only now, and say nothing about it.
    const onShow = () => readAgain();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  /** Sends what the fields hold. They are emptied only once it has arrived. */
  const send = async () => {
    const form = ref.current;
    if (form === null) return;
    const trap = form.elements.namedItem(trapName);
    const trapValue = trap instanceof HTMLInputElement ? trap.value : '';
    if (trap instanceof HTMLInputElement) trap.value = '';
    if (!(await submit(read(), trapValue))) return;
    writeDraft(key, {});
    form.reset();
    read();
  };

  return { ref, fields, submission, keep, send, close };
}

/** What the form holds as the page brings it: nothing, but for the choices that are made from the start. */
function pristineFields(form: HTMLFormElement | null): FormFields {
  const copy = form?.cloneNode(true);
  if (!(copy instanceof HTMLFormElement)) return {};
  copy.reset();
  return readFields(new FormData(copy));
}
