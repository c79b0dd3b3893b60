import type { SiteForms } from '#generated/types.ts';
import type { FormFields } from './form-fields.ts';
import { readRefusal, type Refusal } from './refusal.ts';

/** Where a request goes (`none`: nowhere) and how long an answer may take. */
export type Delivery = Pick<SiteForms, 'delivery' | 'timeoutMs'>;

/** Why a request is not known to have arrived. `refused`: 4xx. `cut`: no answer at all, or a redirection. */
export type Failure = 'refused' | 'serverError' | 'timeout' | 'cut';

/** A request that is not known to have arrived, and what its receiver said of it. */
export interface Undelivered extends Refusal {
  failure: Failure;
}

/** One request, sent once or again: the id stays the same, so that the receiver can drop what it has already. */
export interface FormRequest {
  /** Which form, by the name of its file. */
  form: string;
  requestId: string;
  fields: FormFields;
}

/** The request as `application/x-www-form-urlencoded`, which browsers send to another origin without asking it first. */
export function encodeRequest({ form, requestId, fields }: FormRequest): URLSearchParams {
  return new URLSearchParams({ form, requestId, ...fields });
}

/**
 * Hands a request over. Resolves to nothing once a 2xx answer has come, or at once when delivery is `none`: then no
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
      // What explains a refusal in JSON often does so only when asked. Browsers send this header without asking first, too.
      headers: { accept: 'application/json' },
      credentials: 'omit',
      // The address a redirection leads to is not the one the site's owner chose.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return undefined;
    if (response.status >= 500) return { failure: 'serverError' };
    return { failure: 'refused', ...(await readRefusal(response, Date.now())) };
  } catch (error) {
    return { failure: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'cut' };
  }
}
