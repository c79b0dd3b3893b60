import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageJob } from './page-maker.ts';
import type { ThreadAnswer, ThreadWork } from './page-thread.ts';

/** One thread more takes some 100 MB more; this process says what the pages are, and can keep so many busy. */
const mostThreads = 3;

/** How many pages a thread is told of at once, and how often ahead: it goes on while this process makes a page. */
const batchSize = 8;
const batchesAhead = 2;

/**
 * Makes pages in threads, each of which draws, writes and compresses its own, and in this process meanwhile: one for each processor.
 * @param jobs taken one after the other, as they are asked for
 * @param answered told of each batch that a thread was given
 * @param makeHere makes one in this process
 * @throws what one of them throws; an error where a thread ends before it has answered
 */
export async function makeInThreads(
  work: ThreadWork,
  jobs: Iterator<PageJob>,
  answered: (jobs: readonly PageJob[], answer: ThreadAnswer) => void,
  makeHere: (job: PageJob) => void,
): Promise<void> {
  const count = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
  const threads = Array.from(
    { length: count },
    () =>
      new Worker(join(import.meta.dirname, 'start-page-thread.js'), {
        workerData: work,
        execArgv: [],
        // What a page takes is let go of with it: without a bound, each grows by another 60 MB.
        resourceLimits: { maxYoungGenerationSizeMb: 24 },
      }),
  );
  try {
    await Promise.all([...threads.map((thread) => makeIn(thread, jobs, answered)), makeAll(jobs, makeHere)]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function makeIn(
  thread: Worker,
  jobs: Iterator<PageJob>,
  answered: (jobs: readonly PageJob[], answer: ThreadAnswer) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const underWay: PageJob[][] = [];
  const tell = () => {
    const batch = nextOf(jobs, batchSize);
    if (batch.length === 0) return underWay.length === 0 ? resolve() : undefined;
    underWay.push(batch);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(batch);
  };
  thread.on('message', (answer: ThreadAnswer) => {
    try {
      answered(underWay.shift() ?? [], answer);
      tell();
    } catch (error) {
      reject(error);
    }
  });
  thread.once('error', reject);
  // It would be waited for otherwise.
  thread.once('exit', (code) => reject(new Error(`a thread that makes pages ended (${code}) before they were made`)));
  for (let ahead = 0; ahead < batchesAhead; ahead += 1) tell();
  return promise;
}

async function makeAll(jobs: Iterator<PageJob>, make: (job: PageJob) => void): Promise<void> {
  for (let [job] = nextOf(jobs, 1); job !== undefined; [job] = nextOf(jobs, 1)) {
    make(job);
    // Answers of threads are taken in between.
    await setImmediate();
  }
}

/** As many as there are left. */
export function nextOf<Item>(items: Iterator<Item>, most: number): Item[] {
  const some: Item[] = [];
  while (some.length < most) {
    const next = items.next();
    if (next.done === true) break;
    some.push(next.value);
  }
  return some;
}
