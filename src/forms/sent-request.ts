import type { FormFields } from './form-fields.ts';

/** The key of the draft of a form (`draft-contact`). */
export type DraftKey = `draft-${string}`;

/** The key of a result of the calculator on its way into a form. */
export type CalculationKey = 'calculation';

/** A sent request: its id, and its encoded body without the id. */
export interface SentRequest {
  requestId: string;
  body: string;
}

/** The sent request with the same body, so that its receiver can drop a copy, or a new one. */
export function requestFor(body: string, sent: readonly (SentRequest | undefined)[]): SentRequest {
  return sent.find((request) => request?.body === body) ?? { requestId: createRequestId(), body };
}

/** A value of any origin as a sent request; undefined when it is none. */
export function parseSentRequest(value: unknown): SentRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { requestId, body } = value as Record<string, unknown>;
  return typeof requestId === 'string' && typeof body === 'string' ? { requestId, body } : undefined;
}

/** A value from the session storage of the tab; undefined without one, and where storage is disabled. */
export function readEntry(key: DraftKey | CalculationKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in the session storage of the tab, or removes it. Where storage is disabled or full, the page works without. */
export function writeEntry(key: DraftKey | CalculationKey, value: object | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Fields hold their values for as long as the page is open.
  }
}

/** The texts of an object of any origin, by name; empty for any other value. */
export function textsIn(value: unknown): FormFields {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}

/** A request, sent once or again: its id stays the same, so that the receiver can drop a copy. */
export interface FormRequest {
  /** The name of its file. */
  form: string;
  requestId: string;
  fields: FormFields;
  /** How long the page has been open: no part of the body that tells two requests apart. */
  elapsedMs?: number;
}

/** The request as `application/x-www-form-urlencoded`, which browsers send to another origin without a preflight. */
export function encodeRequest({ form, requestId, fields, elapsedMs }: FormRequest): URLSearchParams {
  const elapsed = elapsedMs === undefined ? {} : { elapsedMs: String(Math.round(elapsedMs)) };
  return new URLSearchParams({ form, requestId, ...elapsed, ...fields });
}

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing on plain HTTP. */
export function createRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
