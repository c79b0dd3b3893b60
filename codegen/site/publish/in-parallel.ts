import { availableParallelism } from 'node:os';

/**
 * Runs `work` on every item, in their order, two at once for each processor, and waits for all of them: their results, in the order of the
 * items. The first error stops further items from starting and is thrown once those under way have ended.
 */
export async function inParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const queue = items.entries();
  const results: Result[] = [];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      const [at, item] = next.value;
      await work(item).then(
        (result) => (results[at] = result),
        (error: unknown) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
