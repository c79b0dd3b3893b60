/** A request that is not known to have arrived, and the receiver's refusal. */
export interface Undelivered {
  failure: Failure;
  /** One line of plain text, of at most 200 characters. */
  reason?: string;
  /** Messages on single fields, by their names; each as short as the reason. */
  faults?: Readonly<Record<string, string>>;
  /** After how many seconds the request may be sent again. */
  waitSeconds?: number;
}

/** Why a request is not known to have arrived. `refused`: by a 4xx answer, or in so many words. `cut`: no answer that can be read. */
export type Failure = 'refused' | 'serverError' | 'timeout' | 'cut';

/** Malformed, too long, not acceptable as it is, too many: a visitor can correct the request, or wait. */
const explained = new Set([400, 413, 422, 429]);

/**
 * The failure in the answer of a form service; undefined for a request that was accepted. A redirection accepts: it leads to
 * the thanks of the service, and is not followed. So does a 2xx answer of any shape that does not deny it. Never rejects.
 */
export async function readAnswer(response: Response, now: number): Promise<Undelivered | undefined> {
  const { ok, status, type, headers } = response;
  if (type === 'opaqueredirect') return undefined;
  const mediaType = headers.get('content-type') ?? '';
  const body = ok || explained.has(status) ? await response.text().catch(() => '') : '';
  if (ok && !(mediaType.includes('json') && deniesSuccess(parsedJson(body)))) return undefined;
  const reason = reasonOf(mediaType, body);
  const faults = mediaType.includes('json') ? faultsIn(parsedJson(body)) : [];
  const waitSeconds = secondsUntil(headers.get('retry-after') ?? '', now);
  return {
    failure: status >= 500 ? 'serverError' : 'refused',
    ...(reason !== '' && { reason }),
    ...(faults.length > 0 && { faults: Object.fromEntries(faults) }),
    ...(waitSeconds > 0 && { waitSeconds }),
  };
}

/** Some services refuse under a 2xx status: `success` or `ok` is false (or the word), or `status` is « error ». */
function deniesSuccess(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, ok, status } = answer as Record<string, unknown>;
  return [success, ok].some((value) => String(value) === 'false') || status === 'error';
}

const longest = 200;

/** The reason in the body of an answer; empty when there is none. @param type its `Content-Type` */
export function reasonOf(type: string, body: string): string {
  if (type.includes('json')) return oneLine(reasonIn(parsedJson(body)));
  return type.includes('text/plain') ? oneLine(body) : '';
}

/** Seconds until the moment of a `Retry-After`, which is a number of them or a date; 0 when it is neither, or over. */
export function secondsUntil(retryAfter: string, now: number): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return retryAfter.endsWith('GMT') && seconds > 0 ? seconds : 0;
}

/** The value of a JSON text; nothing when it is none. */
function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The most precise text of an answer: of its `errors`, its `message` or its `error`, which often only names the status. */
function reasonIn(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return answer.map(reasonIn).filter(Boolean).join(' ; ');
  if (typeof answer !== 'object' || answer === null) return '';
  const { errors, message, error } = answer as Record<string, unknown>;
  const each = typeof errors === 'object' && errors !== null ? Object.values(errors) : [];
  return reasonIn(each) || reasonIn(message) || reasonIn(error);
}

/** `errors` as services write them: a list of `{ field, message }`, or by the name of the field a text, a list of texts or `{ message }`. */
function faultsIn(answer: unknown): [name: string, message: string][] {
  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, string][] => {
    const named = Array.isArray(errors) ? (error as { field?: unknown } | null)?.field : key;
    const message = oneLine(reasonIn(error));
    return typeof named === 'string' && message !== '' ? [[named, message]] : [];
  });
}

/** On one line, without what could turn the text around it, and cut where it is too long. */
function oneLine(text: string): string {
  const characters = [...text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
