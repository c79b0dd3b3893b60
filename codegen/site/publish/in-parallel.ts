/**
 * Runs `work` on every item, at most `limit` at once, and waits for all of them. The order of starting is the order of
 * the items; the first error stops further items from starting and is thrown once those under way have ended.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let stopped = false;
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !stopped; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        stopped = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}
