/** One change of a text: what stands from `start` to `end` becomes `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its changes made. Two that meet in one place are made in the order given; two that overlap are a fault of ours. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: put } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) throw new Error(`two changes overlap at ${start}`);
    result += text.slice(done, start) + put;
    done = end;
  }
  return result + text.slice(done);
}
