import { useRef, useState } from 'react';
import type { SiteForms } from '../generated/types.ts';
import { deliver, encodeRequest, type Failure } from './delivery.ts';
import type { FormFields } from './form-fields.ts';
import { createRequestId } from './request-id.ts';
import { looksLikeRobot } from './robot-check.ts';

/** Where a submission stands. `stopped`: taken for a robot's, nothing was sent. `confirmed` holds what was sent. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'stopped' }
  | { phase: 'failed'; failure: Failure }
  | { phase: 'confirmed'; fields: FormFields };

/** What sending needs of `forms` in spec/site.yaml. */
export type SubmissionSettings = Pick<SiteForms, 'delivery' | 'timeoutMs' | 'minimumFillMs'>;

/**
 * Sends a form once, however often it is submitted. After a failure it can be submitted again: unchanged, it carries
 * the same request id; changed, it is a new request.
 * @param name which form, as the receiver reads it
 */
export function useSubmission(name: string, settings: SubmissionSettings) {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const isLocked = useRef(false);
  const lastRequest = useRef({ requestId: '', body: '' });

  /** Resolves to whether the form was handed over. */
  const submit = async (fields: FormFields, trap: string): Promise<boolean> => {
    if (isLocked.current) return false;
    if (settings.delivery !== 'none') {
      if (looksLikeRobot(trap, performance.now(), settings.minimumFillMs)) {
        setSubmission({ phase: 'stopped' });
        return false;
      }
      setSubmission({ phase: 'sending' });
    }
    isLocked.current = true;
    const body = encodeRequest({ form: name, requestId: '', fields }).toString();
    if (body !== lastRequest.current.body) lastRequest.current = { requestId: createRequestId(), body };
    const { requestId } = lastRequest.current;
    const failure = await deliver({ form: name, requestId, fields }, settings);
    if (failure === undefined) {
      lastRequest.current = { requestId: '', body: '' };
      setSubmission({ phase: 'confirmed', fields });
      return true;
    }
    isLocked.current = false;
    setSubmission({ phase: 'failed', failure });
    return false;
  };

  /** The visitor has read the confirmation: the form can be used again. */
  const close = () => {
    isLocked.current = false;
    setSubmission({ phase: 'idle' });
  };

  return { submission, submit, close };
}
