/** A pure function that works out its result for each text once in a process: pages of a family share texts, and so do loads of the dev server. */
export function cached<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const found = known.get(text) ?? { result: work(text) };
    known.set(text, found);
    return found.result;
  };
}
