/**
 * A page as one of its other addresses shows it first: at the part with this id. The heading of the part has the focus, and so the view:
 * without a script, and not where the address itself names a part. The part itself has it where it has no heading.
 */
export function openedAt(html: string, id: string): string {
  const part = new RegExp(`<[^>]* id="?${id}"?[\\s>]`).exec(html);
  if (part === null) return html;
  const heading = /<h[1-6]/.exec(html.slice(part.index));
  const tag = heading === null ? part.index : part.index + heading.index;
  const name = /^<\w+/.exec(html.slice(tag))?.[0] ?? '';
  const after = tag + name.length;
  return `${html.slice(0, after)} tabindex="-1" autofocus${html.slice(after)}`;
}
