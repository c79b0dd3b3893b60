import type { SiteForms } from '#generated/types.ts';
import { encodeRequest, type FormRequest } from './sent-request.ts';
import { readAnswer, type Undelivered } from '../shared/read-answer.ts';

/** Where a request goes (`none`: nowhere) and how long an answer may take. */
export type Delivery = Pick<SiteForms, 'delivery' | 'timeoutMs'>;

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
