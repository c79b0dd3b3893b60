/** The length of a text in a message, in characters. */
const longest = 90;

export function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

/** Both texts from a few words before where they part to a few words after where they meet again. */
export function aroundDifference(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= longest) return [before, after];
  const [old, now] = [before.split(' '), after.split(' ')];
  let from = 0;
  while (from < Math.min(old.length, now.length) && old[from] === now[from]) from += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - from && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const part = (words: readonly string[]) => {
    const [start, stop] = [Math.max(0, from - 3), Math.min(words.length, words.length - end + 3)];
    return `${start > 0 ? '… ' : ''}${cut(words.slice(start, stop).join(' '))}${stop < words.length ? ' …' : ''}`;
  };
  return [part(old), part(now)];
}
