import type { SiteForms, Form } from '#generated/types.ts';
import { useRef, useState } from 'react';
import { encodeRequest, requestFor, type SentRequest, type DraftKey } from './sent-request.ts';
import { readDraft, readRequest, writeDraft } from './draft.ts';
import { looksLikeRobot, type FormFields } from './form-fields.ts';
import type { Undelivered } from '../shared/read-answer.ts';
import { requestFields } from './prefill.ts';

/** The state of a submission. `stopped`: it looked like a robot's, nothing was sent. `failed` and `confirmed` hold the sent fields. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'stopped' }
  | ({ phase: 'failed'; fields: FormFields } & Undelivered)
  | { phase: 'confirmed'; fields: FormFields };

/**
 * Sends a form once, however often it is submitted. After a failure it can be submitted again: unchanged, it carries
 * the same request id, also on another visit to the page; changed, it is a new request.
 * @param key of its draft, which stores a request until it has arrived
 */
export function useSubmission(form: Form, key: DraftKey, settings: SiteForms) {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const isLocked = useRef(false);
  /** Stored here too: the browser's storage may be disabled. */
  const lastRequest = useRef<SentRequest>(undefined);

  /** Resolves to whether the request was accepted. @param attached fields sent besides those of the form */
  const submit = async (fields: FormFields, trap: string, attached: FormFields): Promise<boolean> => {
    if (isLocked.current) return false;
    if (settings.delivery !== 'none') {
      if (looksLikeRobot(trap, performance.now(), settings.minimumFillMs)) {
        setSubmission({ phase: 'stopped' });
        return false;
      }
      setSubmission({ phase: 'sending' });
    }
    isLocked.current = true;
    const content = { form: form.id, fields: requestFields(form, fields, location.pathname, attached) };
    const body = encodeRequest({ ...content, requestId: '' }).toString();
    const request = requestFor(body, [lastRequest.current, readRequest(key)]);
    lastRequest.current = request;
    writeDraft(key, readDraft(key), request);
    const elapsedMs = performance.now();
    const undelivered = await loadDelivery(settings)?.then(
      ({ deliver }) => deliver({ ...content, requestId: request.requestId, elapsedMs }, settings),
      () => ({ failure: 'cut' as const }),
    );
    if (undelivered === undefined) {
      lastRequest.current = undefined;
      setSubmission({ phase: 'confirmed', fields });
      return true;
    }
    isLocked.current = false;
    setSubmission({ phase: 'failed', fields, ...undelivered });
    return false;
  };

  /** The visitor has read the confirmation: the form can be used again. */
  const close = () => {
    isLocked.current = false;
    setSubmission({ phase: 'idle' });
  };

  return { submission, submit, close };
}

/** The receiver's messages on single fields, without those that the visitor has changed since. */
export function faultsLeft(submission: Submission, fields: FormFields): FormFields {
  if (submission.phase !== 'failed') return {};
  const { faults = {}, fields: sent } = submission;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => sent[name] === fields[name]));
}

/** Loads the module that sends a request; undefined where the site sends nothing. The browser loads it once. */
export function loadDelivery({ delivery }: SiteForms) {
  return delivery === 'none' ? undefined : import('./delivery.ts');
}
