/** A typeset text with the spaces and apostrophes that a keyboard has, to quote it in a message. */
export function asTyped(text: string): string {
  return text.replace(/[\u00A0\u202F]/gu, ' ').replaceAll('’', "'");
}
