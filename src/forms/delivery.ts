import type { SiteForms } from '#generated/types.ts';
import { encodeRequest, type FormRequest } from './sent-request.ts';
import { readAnswer, type Undelivered } from '../shared/read-answer.ts';

/** The address of the receiver (`none`: nothing is sent) and its time limit. */
export type Delivery = Pick<SiteForms, 'delivery' | 'timeoutMs'>;

/** Sends a request. Resolves to undefined once it was accepted, or at once when delivery is `none`. Never rejects. */
export async function deliver(
  request: FormRequest,
  { delivery, timeoutMs }: Delivery,
): Promise<Undelivered | undefined> {
  if (delivery === 'none') return undefined;
  // Not `AbortSignal.timeout`, which is younger than the oldest supported browsers.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    const response = await fetch(delivery, {
      method: 'POST',
      body: encodeRequest(request),
      // Form services answer in JSON only on this header, else with a page of thanks. It needs no preflight either.
      headers: { accept: 'application/json' },
      credentials: 'omit',
      // The site's owner did not choose the target of a redirection: nothing is sent there.
      redirect: 'manual',
      signal: limit.signal,
    });
    return await readAnswer(response, Date.now());
  } catch {
    return { failure: limit.signal.aborted ? 'timeout' : 'cut' };
  } finally {
    clearTimeout(timer);
  }
}
