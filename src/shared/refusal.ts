/** What a receiver says of a request that it refuses, in its own words. */
export interface Refusal {
  /** One line of plain text, of at most 200 characters. */
  reason?: string;
  /** What it says of single fields, by their names; each as short as the reason. */
  faults?: Readonly<Record<string, string>>;
  /** After how many seconds the request may be sent again. */
  waitSeconds?: number;
}

const longest = 200;

/** What an answer says of its refusal; nothing where it says nothing that a visitor can read. @param type its `Content-Type` */
export function refusalIn(type: string, body: string): Pick<Refusal, 'reason' | 'faults'> {
  const reason = reasonOf(type, body);
  const faults = type.includes('json') ? faultsIn(parsedJson(body)) : [];
  return { ...(reason !== '' && { reason }), ...(faults.length > 0 && { faults: Object.fromEntries(faults) }) };
}

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
export function parsedJson(json: string): unknown {
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
