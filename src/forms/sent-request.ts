import { createRequestId } from './request-id.ts';

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
