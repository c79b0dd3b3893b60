import type { SiteForms } from '#generated/types.ts';
import type { FormFields } from './form-fields.ts';
import { readAnswer, type Undelivered } from '../shared/read-answer.ts';

/** Where a request goes (`none`: nowhere) and how long an answer may take. */
export type Delivery = Pick<SiteForms, 'delivery' | 'timeoutMs'>;

/** One request, sent once or again: the id stays the same, so that the receiver can drop what it has already. */
export interface FormRequest {
  /** Which form, by the name of its file. */
  form: string;
  requestId: string;
  fields: FormFields;
  /** How long the page has been open, rounded: no part of what is said, so that the same request stays the same. */
  elapsedMs?: number;
}

/** The request as `application/x-www-form-urlencoded`, which browsers send to another origin without asking it first. */
export function encodeRequest({ form, requestId, fields, elapsedMs }: FormRequest): URLSearchParams {
  const elapsed = elapsedMs === undefined ? {} : { elapsedMs: String(Math.round(elapsedMs)) };
  return new URLSearchParams({ form, requestId, ...elapsed, ...fields });
}

/**
 * Hands a request over. Resolves to nothing once it was accepted, or at once when delivery is `none`: then no
 * request is made. Never rejects.
 */
export async function deliver(
  request: FormRequest,
  { delivery, timeoutMs }: Delivery,
): Promise<Undelivered | undefined> {
  if (delivery === 'none') return undefined;
  try {
    const response = await fetch(delivery, {
      method: 'POST',
      body: encodeRequest(request),
      // Form services answer in JSON only when asked, else with a page of thanks. Browsers send this header without asking first, too.
      headers: { accept: 'application/json' },
      credentials: 'omit',
      // The address a redirection leads to is not the one the site's owner chose: nothing is sent there.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await readAnswer(response, Date.now());
  } catch (error) {
    return { failure: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'cut' };
  }
}
