import type { SiteForms } from '../generated/types.ts';
import type { FormFields } from './form-fields.ts';

/** Where a request goes (`none`: nowhere) and how long an answer may take. */
export type Delivery = Pick<SiteForms, 'delivery' | 'timeoutMs'>;

/** Why a request is not known to have arrived. `refused`: 4xx. `cut`: no answer at all, or a redirection. */
export type Failure = 'refused' | 'serverError' | 'timeout' | 'cut';

/** One request, sent once or again: the id stays the same, so that the receiver can drop what it has already. */
export interface FormRequest {
  /** Which form: `contact`, `demo`, `newsletter`. */
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
export async function deliver(request: FormRequest, { delivery, timeoutMs }: Delivery): Promise<Failure | undefined> {
  if (delivery === 'none') return undefined;
  try {
    const { ok, status } = await fetch(delivery, {
      method: 'POST',
      body: encodeRequest(request),
      credentials: 'omit',
      // The address a redirection leads to is not the one the site's owner chose.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (ok) return undefined;
    return status >= 500 ? 'serverError' : 'refused';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'cut';
  }
}
