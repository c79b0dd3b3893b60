import type { FormFields } from './form-fields.ts';

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
