import type { DrawnAhead } from './draw-ahead.ts';
import type { PageCache } from './page-cache.ts';
import type { PageInput } from './page-input.ts';
import { pageMaker, type MadePage, type PageJob, type PageWork } from './page-maker.ts';
import { makeInThreads } from './page-threads.ts';
import type { PageSources } from './render-fault.ts';
import type { LoadedRenderer } from './renderer.ts';
import { isObject, type JsonObject } from '../../load/values/json.ts';
import { isWildcard, type Route } from '../../load/routes/route-table.ts';
import type { Site } from '../../site.ts';
import type { EarlyCopies } from '../publish/early-copies.ts';

/** With so many pages, threads make them: to start threads, and to warm their programs up, takes as long as some hundred pages. */
const worthThreads = 400;

/**
 * Makes every page, writes it and compresses it: it is drawn where what it is made from has changed, written where it is not as published.
 * @param sources where the blocks of each page are written
 * @param copies compresses the pages that are written
 * @param ahead blocks of pages that were drawn before
 * @param made told of each page, in no order
 */
export async function makePages(
  site: Site,
  {
    work,
    renderer,
    cache,
    sources,
    copies,
    ahead,
    inputOf,
  }: {
    work: PageWork;
    renderer: LoadedRenderer;
    cache: PageCache;
    sources: PageSources;
    copies: EarlyCopies;
    ahead: DrawnAhead;
    inputOf: (page: JsonObject) => PageInput;
  },
  made: (job: PageJob, page: MadePage) => void,
): Promise<void> {
  const written: [file: string, content: Buffer][] = [];
  const make = pageMaker(work, renderer, cache, sources, (file, content) => written.push([file, content]));
  const makeHere = async (some: Iterable<PageJob>) => {
    for (const job of some) {
      made(job, make(job));
      for (const [file, content] of written.splice(0)) await copies.add(file, content);
    }
  };
  if (site.pages.length < worthThreads) await makeHere(jobsOf(site, inputOf, ahead));
  else {
    const { url } = renderer;
    const { folder, code } = cache;
    const threadWork = { ...work, renderer: url, cache: { folder, code }, copies: copies.asked };
    await makeInThreads(threadWork, jobsOf(site, inputOf, ahead), async (batch, answer) => {
      // Here a fault is named.
      if (answer === 'fault') return makeHere(batch);
      for (const [index, job] of batch.entries()) {
        const page = answer.pages[index];
        cache.use(job.path);
        if (page) made(job, page);
      }
      cache.made += answer.drawn;
      copies.written += answer.copies;
    });
  }
  await copies.end();
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
    yield { path, input: inputOf(page), ahead: ahead.get(path) ?? [], files };
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
