/** A text of a schema: what stands between backticks is what one types. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}
