import { setTimeout as sleep } from 'node:timers/promises';
import type { DevTools } from './devtools.ts';
import { inNewTab, screens } from './tab.ts';

/** A piece of work that kept the page from answering for more than 50 ms. */
export interface LongTask {
  readonly startMs: number;
  readonly durationMs: number;
}

/** What a first visit showed, in milliseconds from its start. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The element of the largest paint: `h1`, `p`. */
  readonly largest: string;
  readonly longTasks: readonly LongTask[];
  /** All work of the main thread, until nothing more came. */
  readonly mainThreadMs: number;
  /** What of the long tasks goes beyond 50 ms, after the first paint: Lighthouse's total blocking time. */
  readonly blockingMs: number;
}

/** Opens an address with nothing kept, waits until nothing more comes, and reads what the browser saw. */
export async function visit(tools: DevTools, url: string): Promise<Visit> {
  return inNewTab(tools, screens.telephone, async (tab) => {
    await tab.open(url);
    await sleep(300);
    const mainThreadMs = await tab.mainThreadMs();
    return { ...(await tab.run(readVisit, undefined)), mainThreadMs };
  });
}

/** Runs in the page. */
async function readVisit(): Promise<Omit<Visit, 'mainThreadMs'>> {
  const entriesOf = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const largest: { startTime: number; element?: Element } | undefined = (
    await entriesOf('largest-contentful-paint')
  ).at(-1);
  const tasks = await entriesOf('longtask');
  const longTasks = tasks.map(({ startTime, duration }) => ({ startMs: startTime, durationMs: duration }));
  return {
    firstPaintMs,
    largestPaintMs: largest?.startTime ?? Number.NaN,
    largest: largest?.element?.localName ?? '',
    longTasks,
    blockingMs: longTasks
      .filter(({ startMs, durationMs }) => startMs + durationMs > firstPaintMs)
      .reduce((sum, { durationMs }) => sum + durationMs - 50, 0),
  };
}
