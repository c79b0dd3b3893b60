/** A text of a schema: what stands between backticks is what one types. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : unbroken(part)));
}

/** No line begins or ends between a word and the mark that belongs to it. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00A0');
}
