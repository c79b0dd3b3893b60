import { parentPort, workerData } from 'node:worker_threads';
import { PageCache } from './page-cache.ts';
import { pageMaker, type MadePage, type PageJob, type PageWork } from './page-maker.ts';
import type { Renderer } from './renderer.ts';
import { writeCopiesNow } from '../publish/compress.ts';
import type { AskedCopies } from '../publish/early-copies.ts';

/** What a thread is started with. */
export interface ThreadWork extends PageWork {
  /** The address of the renderer's module. */
  renderer: string;
  cache: { folder: string; code: string };
  copies: AskedCopies;
}

/** What became of some pages: where one fails, nothing is told of them. */
export type ThreadAnswer = { pages: readonly MadePage[]; drawn: number; copies: number } | 'fault';

// A thread of a build, which makes pages (`page-threads.ts`).
const work = workerData as ThreadWork;
const renderer = (await import(work.renderer)) as Renderer;
const cache = new PageCache(work.cache.folder, work.cache.code);
const { folder, compression } = work.copies;
let copies = 0;
const make = pageMaker(work, renderer, cache, new Map(), (file, content) => {
  copies += writeCopiesNow(folder, file, content, compression);
});

parentPort?.on('message', (jobs: readonly PageJob[]) => {
  const before = { drawn: cache.made, copies };
  let answer: ThreadAnswer;
  try {
    const pages = jobs.map(make);
    answer = { pages, drawn: cache.made - before.drawn, copies: copies - before.copies };
  } catch {
    answer = 'fault';
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(answer);
});
