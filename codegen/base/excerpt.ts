/** The first 60 characters of a text, as it is typed: enough to recognise it in a finding. */
export function excerpt(text: string): string {
  const typed = asTyped(text);
  return typed.length > 60 ? `${typed.slice(0, 59).trimEnd()}…` : typed;
}

/** A typeset text with the spaces, hyphens and apostrophes that a keyboard has, to quote it in a message. */
export function asTyped(text: string): string {
  return text
    .replace(/[\u00A0\u202F]/gu, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('’', "'");
}
