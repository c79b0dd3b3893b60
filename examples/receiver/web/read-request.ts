import { createHash } from 'node:crypto';

/** A request as it was sent. */
export interface SentRequest {
  /** Its own id, or for one of a browser without JavaScript one that the same content has again on the same day. */
  readonly requestId: string;
  /** Which form, by the name of its file. */
  readonly form: string;
  /** What was answered, and what travelled besides. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the field holds that people never see. */
  readonly trap: string;
  /** How long the page had been open; undefined where nothing says so. */
  readonly elapsedMs?: number;
  /** Whether a script of the site sent it, not the browser alone. */
  readonly byScript: boolean;
  /** Sent by `npm run check -- --delivery`: neither stored nor mailed. */
  readonly isTest: boolean;
}

const mostFields = 80;

/**
 * Reads a urlencoded body; undefined for one that no form of a site sends. A name that comes twice has its values on lines.
 * @param trapName the field that people never see
 */
export function readRequest(body: string, trapName: string, now: number): SentRequest | undefined {
  const all = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (!/^[A-Za-z_][\w.-]{0,63}$/.test(name)) return undefined;
    const text = value.replaceAll('\r\n', '\n').replaceAll('\0', '');
    all.set(name, all.has(name) ? `${all.get(name)}\n${text}` : text);
  }
  const take = (name: string) => {
    const value = all.get(name) ?? '';
    all.delete(name);
    return value;
  };
  const [form, given, trap, elapsed, test] = ['form', 'requestId', trapName, 'elapsedMs', 'deliveryTest'].map(take);
  if (form === undefined || !/^[a-z0-9-]{1,60}$/.test(form) || all.size > mostFields) return undefined;
  const byScript = /^[\w-]{8,64}$/.test(given ?? '');
  const fields = Object.fromEntries(all);
  return {
    requestId: byScript ? String(given) : contentId(form, fields, now),
    form,
    fields,
    trap: trap ?? '',
    ...(/^\d{1,12}$/.test(elapsed ?? '') && { elapsedMs: Number(elapsed) }),
    byScript,
    isTest: test === '1',
  };
}

function contentId(form: string, fields: Readonly<Record<string, string>>, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `sans-${createHash('sha256')
    .update(JSON.stringify([day, form, fields]))
    .digest('hex')
    .slice(0, 40)}`;
}
