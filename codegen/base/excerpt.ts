import { asTyped } from './as-typed.ts';

/** The first 60 characters of a text, as it is typed: enough to recognise it in a finding. */
export function excerpt(text: string): string {
  const typed = asTyped(text);
  return typed.length > 60 ? `${typed.slice(0, 59).trimEnd()}…` : typed;
}
