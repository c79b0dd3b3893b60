const headerPattern = /^(?:(\|)([1-9])?|>)(-)?$/;

/**
 * The text on the lines that follow `|` or `>`, further in than its key, and where it ends; `undefined` where it might say something else.
 * A text that is folded has one paragraph, without lines further in.
 * @param header `|`, `|-`, `|2`, `>`, `>-`; no block without one of them
 * @param from where the line after it starts
 * @param indent the column of its key
 */
export function readBlock(
  header: string,
  { text, from, indent }: { text: string; from: number; indent: number },
): { value: string; end: number } | undefined {
  const [found, literal, further, strip] = headerPattern.exec(header) ?? [];
  // Without a line end after it, the library adds one or not.
  if (found === undefined || !text.endsWith('\n')) return undefined;
  const lines: string[] = [];
  let margin = further === undefined ? undefined : indent + Number(further);
  let end = from;
  while (end < text.length) {
    const next = text.indexOf('\n', end) + 1;
    const line = text.slice(end, next - 1);
    if (line === '' && lines.length > 0) lines.push(line);
    else {
      const own = /^ */.exec(line)?.[0].length ?? 0;
      if (own <= indent && line !== '') break;
      margin ??= own;
      if (own === line.length || own < margin || (literal === undefined && own > margin)) return undefined;
      lines.push(line.slice(margin));
    }
    end = next;
  }
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0 || (literal === undefined && lines.includes(''))) return undefined;
  return { value: lines.join(literal === undefined ? ' ' : '\n') + (strip === undefined ? '\n' : ''), end };
}
