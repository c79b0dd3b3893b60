import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageJob } from './page-maker.ts';
import type { ThreadAnswer, ThreadWork } from './page-thread.ts';

/** One thread more is some 60 MB more; this process says what the pages are, and can keep so many busy. */
const mostThreads = 4;

/** How many pages a thread is told of at once. */
const batchSize = 16;

/**
 * Makes pages in threads, each of which draws, writes and compresses its own.
 * @param jobs taken one after the other, as threads ask for them
 * @param answered told of each batch of them
 */
export async function makeInThreads(
  work: ThreadWork,
  jobs: Iterator<PageJob>,
  answered: (jobs: readonly PageJob[], answer: ThreadAnswer) => Promise<void>,
): Promise<void> {
  const count = Math.min(mostThreads, availableParallelism());
  const threads = Array.from(
    { length: count },
    () =>
      new Worker(join(import.meta.dirname, 'start-page-thread.js'), {
        workerData: work,
        execArgv: [],
      }),
  );
  try {
    await Promise.all(
      threads.map(async (thread) => {
        const end = endOf(thread);
        for (let batch = nextOf(jobs); batch.length > 0; batch = nextOf(jobs)) {
          const answer = once(thread, 'message') as Promise<[ThreadAnswer]>;
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
          thread.postMessage(batch);
          const [told] = await Promise.race([answer, end]);
          await answered(batch, told);
        }
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Rejects when a thread fails or ends: it would be waited for otherwise. */
function endOf(thread: Worker): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a thread that makes pages ended (${code}) before they were made`)));
  });
  // Threads that have made their pages are ended, too.
  end.catch(() => undefined);
  return end;
}

function nextOf(jobs: Iterator<PageJob>): PageJob[] {
  const batch: PageJob[] = [];
  while (batch.length < batchSize) {
    const next = jobs.next();
    if (next.done === true) break;
    batch.push(next.value);
  }
  return batch;
}
