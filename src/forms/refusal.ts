/** What a receiver says of a request that it refuses, in its own words. */
export interface Refusal {
  /** One line of plain text, of at most 200 characters. */
  reason?: string;
  /** After how many seconds the request may be sent again. */
  waitSeconds?: number;
}

/** Malformed, not acceptable as it is, too many: what a visitor can correct or wait for. */
const explained = new Set([400, 422, 429]);
const longest = 200;

/** What an answer says of its refusal; nothing where it says nothing that a visitor can read. Never rejects. */
export async function readRefusal(response: Response, now: number): Promise<Refusal> {
  if (!explained.has(response.status)) return {};
  const type = response.headers.get('content-type') ?? '';
  const reason = reasonOf(type, await response.text().catch(() => ''));
  const waitSeconds = secondsUntil(response.headers.get('retry-after') ?? '', now);
  return { ...(reason !== '' && { reason }), ...(waitSeconds > 0 && { waitSeconds }) };
}

/** The reason in the body of an answer; empty when there is none. @param type its `Content-Type` */
export function reasonOf(type: string, body: string): string {
  if (type.includes('json')) return oneLine(reasonIn(parsed(body)));
  return type.includes('text/plain') ? oneLine(body) : '';
}

/** Seconds until the moment of a `Retry-After`, which is a number of them or a date; 0 when it is neither, or over. */
export function secondsUntil(retryAfter: string, now: number): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return retryAfter.endsWith('GMT') && seconds > 0 ? seconds : 0;
}

/** The most precise text of an answer: of its `errors`, its `message` or its `error`, which often only names the status. */
function reasonIn(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return answer.map(reasonIn).filter(Boolean).join(' ; ');
  if (typeof answer !== 'object' || answer === null) return '';
  const { errors, message, error } = answer as Record<string, unknown>;
  return (Array.isArray(errors) && reasonIn(errors)) || reasonIn(message) || reasonIn(error);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** On one line, without what could turn the text around it, and cut where it is too long. */
function oneLine(text: string): string {
  const characters = [...text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
