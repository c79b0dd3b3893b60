import type { DrawnAhead } from './draw-ahead.ts';
import type { PageCache } from './page-cache.ts';
import type { PageTable } from './page-table.ts';
import type { PageInput } from './page-input.ts';
import { pageMaker, type MadePage, type PageFacts, type PageJob, type PageWork } from './page-maker.ts';
import { makeInThreads, nextOf } from './page-threads.ts';
import type { ThreadAnswer } from './page-thread.ts';
import type { PageSources } from './render-fault.ts';
import type { LoadedRenderer } from './renderer.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { isWildcard, type Route } from '../../model/routes/route-table.ts';
import type { Site } from '../../model/site.ts';
import type { EarlyCopies } from '../publish/early-copies.ts';
import { carrier } from '../publish/reuse.ts';

/** With so many pages, threads make them: to start threads, and to warm their programs up, takes as long as some hundred pages. */
export const worthThreads = 400;

/**
 * Makes every page, writes it and compresses it: it is drawn where what it is made from has changed, written where it is not as published.
 * One that the table of the published site knows as made from the same is taken of it, without being looked at.
 * @param sources where the blocks of each page are written
 * @param copies compresses the pages that are written
 * @param ahead blocks of pages that were drawn before
 * @param made told of each page, in no order; what is told of one that was taken is what the table knows
 */
export async function makePages(
  site: Site,
  {
    work,
    renderer,
    cache,
    table,
    sources,
    copies,
    ahead,
    inputOf,
  }: {
    work: PageWork;
    renderer: LoadedRenderer;
    cache: PageCache;
    table: PageTable;
    sources: PageSources;
    copies: EarlyCopies;
    ahead: DrawnAhead;
    inputOf: (page: JsonObject) => PageInput;
  },
  made: (job: PageJob, page: MadePage | PageFacts) => void,
): Promise<void> {
  const jobs = untaken(jobsOf(site, inputOf, ahead), work, table, (job, facts) => {
    cache.use(job.path);
    made(job, facts);
  });
  const first = nextOf(jobs, worthThreads);
  if (first.length < worthThreads) {
    const written: [file: string, content: Buffer][] = [];
    const make = pageMaker(work, renderer, cache, sources, (file, content) => written.push([file, content]));
    for (const job of first) {
      made(job, make(job));
      for (const [file, content] of written.splice(0)) await copies.add(file, content);
    }
  } else {
    const make = pageMaker(work, renderer, cache, sources, (file, content) => copies.addNow(file, content));
    const makeHere = (job: PageJob) => made(job, make(job));
    const { url } = renderer;
    const { folder, code } = cache;
    const threadWork = { ...work, renderer: url, cache: { folder, code }, copies: copies.asked };
    const answered = (batch: readonly PageJob[], answer: ThreadAnswer) => {
      // Here a fault is named.
      if (answer === 'fault') return batch.forEach(makeHere);
      for (const [index, job] of batch.entries()) {
        const page = answer.pages[index];
        cache.use(job.path);
        if (page) made(job, page);
      }
      cache.made += answer.drawn;
      copies.written += answer.copies;
    };
    await makeInThreads(threadWork, oneAfterOther(first, jobs), answered, makeHere);
  }
  await copies.end();
}

/** The jobs whose pages are not as they were published. @param taken told of the others */
function* untaken(
  jobs: Iterable<PageJob>,
  { staging, published }: PageWork,
  table: PageTable,
  taken: (job: PageJob, facts: PageFacts) => void,
): Generator<PageJob> {
  const carry = carrier(staging, published);
  for (const job of jobs) {
    const facts = table.find(job);
    if (facts !== undefined && job.files.every(({ file }) => carry(file))) taken(job, facts);
    else yield job;
  }
}

function* oneAfterOther<Item>(first: readonly Item[], others: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* others;
}

function* jobsOf(site: Site, inputOf: (page: JsonObject) => PageInput, ahead: DrawnAhead): Generator<PageJob> {
  const filesOf = filesByPage(site.routes);
  for (const page of site.pages) {
    const path = String(page.path);
    const opensAt = isObject(page.opensAt) ? page.opensAt : {};
    const files = (filesOf.get(path) ?? []).map(({ file, path: address }) => {
      const part = opensAt[address];
      return { file, opensAt: typeof part === 'string' ? part : undefined };
    });
    const drawn = ahead.get(path) ?? [];
    ahead.delete(path);
    yield { path, input: inputOf(page), ahead: drawn, files };
  }
}

/** The addresses of each page, with their files: its own, then its aliases. */
function filesByPage(routes: readonly Route[]): Map<string, { path: string; file: string }[]> {
  const files = new Map<string, { path: string; file: string }[]>();
  for (const route of routes) {
    if ('to' in route || isWildcard(route)) continue;
    files.set(route.canonical, [...(files.get(route.canonical) ?? []), route]);
  }
  return files;
}
