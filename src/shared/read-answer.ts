import { parsedJson, refusalIn, secondsUntil, type Refusal } from './refusal.ts';

/** Why a request is not known to have arrived. `refused`: by a 4xx answer, or in so many words. `cut`: no answer that can be read. */
export type Failure = 'refused' | 'serverError' | 'timeout' | 'cut';

/** A request that is not known to have arrived, and what its receiver said of it. */
export interface Undelivered extends Refusal {
  failure: Failure;
}

/** Malformed, not acceptable as it is, too many: what a visitor can correct or wait for. */
const explained = new Set([400, 422, 429]);

/**
 * What an answer says of a request, as form services answer: nothing for one that was accepted. A redirection accepts: it leads to
 * the thanks of the service, and is not followed. So does a 2xx answer of any shape that does not say the contrary. Never rejects.
 */
export async function readAnswer(response: Response, now: number): Promise<Undelivered | undefined> {
  const { ok, status, type, headers } = response;
  if (type === 'opaqueredirect') return undefined;
  const mediaType = headers.get('content-type') ?? '';
  const body = ok || explained.has(status) ? await response.text().catch(() => '') : '';
  if (ok && !(mediaType.includes('json') && deniesSuccess(parsedJson(body)))) return undefined;
  const waitSeconds = secondsUntil(headers.get('retry-after') ?? '', now);
  return {
    failure: status >= 500 ? 'serverError' : 'refused',
    ...refusalIn(mediaType, body),
    ...(waitSeconds > 0 && { waitSeconds }),
  };
}

/** Some services refuse under a 2xx status: `success` or `ok` is false (or the word), or `status` says « error ». */
function deniesSuccess(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, ok, status } = answer as Record<string, unknown>;
  return [success, ok].some((value) => String(value) === 'false') || status === 'error';
}
