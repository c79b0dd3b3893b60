import type { FormFields } from './form-fields.ts';

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing on plain HTTP. */
export function createRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A request that was sent: its id, and what it said, as it travels. */
export interface SentRequest {
  requestId: string;
  body: string;
}

/** The request for what a form says now: the one that said the same before, so that its receiver can drop a copy, or a new one. */
export function requestFor(body: string, sent: readonly (SentRequest | undefined)[]): SentRequest {
  return sent.find((request) => request?.body === body) ?? { requestId: createRequestId(), body };
}

/** A value of any origin as a request that was sent; nothing when it is none. */
export function parseSentRequest(value: unknown): SentRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { requestId, body } = value as Record<string, unknown>;
  return typeof requestId === 'string' && typeof body === 'string' ? { requestId, body } : undefined;
}

/** One request, sent once or again: the id stays the same, so that the receiver can drop what it has already. */
export interface FormRequest {
  /** Which form, by the name of its file. */
  form: string;
  requestId: string;
  fields: FormFields;
  /** How long the page has been open, rounded: no part of what is said, so that the same request stays the same. */
  elapsedMs?: number;
}

/** The request as `application/x-www-form-urlencoded`, which browsers send to another origin without asking it first. */
export function encodeRequest({ form, requestId, fields, elapsedMs }: FormRequest): URLSearchParams {
  const elapsed = elapsedMs === undefined ? {} : { elapsedMs: String(Math.round(elapsedMs)) };
  return new URLSearchParams({ form, requestId, ...elapsed, ...fields });
}
