/** A text of a schema: words between backticks are shown as code. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : unbroken(part)));
}

/** Punctuation stays on the line of its word. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00A0');
}
