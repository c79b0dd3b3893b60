import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAndBundle, type Bundle, type Bundling } from './bundle/bundle.ts';
import type { Bundler } from './bundle/bundle-apart.ts';
import { publishVerified } from './publish-verified.ts';
import { hostFiles } from './preview/headers.ts';
import type { Finding } from '../base/findings/finding.ts';
import { prepareDrawing, writeSiteImages } from './images/site-images.ts';
import { pagesFolder } from '../run/paths.ts';
import { Phases, type PhaseTime, type PhaseWatcher } from '../run/phases.ts';
import { listFiles } from './publish/list-files.ts';
import { withLock } from './publish/lock.ts';
import type { Serving } from './publish/manifest.ts';
import { writePublished } from '../model/published/ledger.ts';
import { createStaging, discardStaging, type Publication } from './publish/publish.ts';
import { PageStore } from './pages/page-store.ts';
import { PageDates } from './pages/page-dates.ts';
import { loadSpec } from './load-spec.ts';
import { renderSite, type RenderedPage } from './pages/render.ts';
import { hostHeaders, hostRedirects } from './servers/host-files.ts';
import { servingOf } from './servers/serving.ts';
import { formsFile } from './servers/forms-file.ts';
import { writeForms, writeServers } from './servers/write-servers.ts';
import { timeZoneOf } from '../model/site.ts';

/** The result of a finished build. */
export interface BuildReport {
  pages: readonly RenderedPage[];
  publication: Publication;
  phases: readonly PhaseTime[];
  /** The day that the site is of (`2026-11-30`), the first one after it that may have another site, and the time zone in which days begin. */
  day: string;
  nextTurn: string | undefined;
  timeZone: string;
  /** The notes of `check` on items that are over on that day, and on the next changes. */
  over: readonly string[];
}

/** One build at a time (`buildAlone`). */
export async function build(options: BuildOptions): Promise<BuildReport | readonly Finding[]> {
  return withLock(options.root, 'build', () => buildAlone(options));
}

interface BuildOptions {
  root: string;
  /** The folder of the engine, where it is not that of the site. */
  engine?: string;
  watcher?: PhaseWatcher;
  datePages?: boolean;
  pictures?: boolean;
  release?: boolean;
  day?: string | undefined;
  bundler?: Bundler | undefined;
}

/**
 * Makes the site: spec → modules → bundles → pages → `dist`. With findings nothing is built;
 * when a phase throws, the last `dist` stays as it was. The caller holds the lock `build`: each build reads the spec when its turn has
 * come, so that the last one started shows the spec as it is then, and none bundles modules that another one writes.
 * @param options.datePages dates the pages that have changed with today, and notes it in the ledger
 * @param options.pictures whether the pages' pictures are drawn
 * @param options.release whether files are compressed as for going live
 * @param options.day the day that the site is of (`2026-11-30`); today in its time zone without it
 * @param options.bundler the process that bundles, where it was started already
 */
export async function buildAlone({
  root,
  engine = root,
  watcher,
  datePages = false,
  pictures = true,
  release = false,
  day: requestedDay,
  bundler,
}: BuildOptions): Promise<BuildReport | readonly Finding[]> {
  const project = { root, engine };
  const phases = new Phases(watcher);
  const { site, findings, sources, schemas, over, day, nextTurn, published } = loadSpec(project, phases, {
    day: requestedDay,
    datePages,
  });
  if (site === undefined) return findings;
  const serving = servingOf(site);
  const staging = await createStaging(root, engine);
  const compression = release ? 'thorough' : 'quick';
  let bundling: Bundling | undefined;
  try {
    bundling = await phases.run(
      'modules',
      () => writeAndBundle(project, site, schemas, { staging, bundler }),
      ({ modules: { count, written } }) => `${count} fichiers, ${written.length} écrits`,
    );
    if (pictures) prepareDrawing(project, site);
    const renderer = await phases.run('moteur', bundling.renderer, () => '1 moteur de rendu');
    const images = await phases.run(
      'images',
      () => writeSiteImages({ project, site, renderer, sources, staging, pictures, progress: phases.progress }),
      (made) => `${made.files.length} images, ${made.drawn} dessinées`,
    );
    const { assets, files, key } = await phases.run('programmes', bundling.bundle, bundleOutcome);
    const dates = new PageDates(root, datePages ? new Date().toISOString().slice(0, 10) : undefined);
    const store = new PageStore(pagesFolder(project), key);
    const pageAssets = { ...assets, pictures: images.pictures };
    const rendering = phases.run(
      'pages',
      () =>
        renderSite({
          site,
          renderer,
          assets: pageAssets,
          sources,
          staging,
          dates,
          store,
          progress: phases.progress,
        }),
      ({ pages }) => pagesOutcome(pages, store, dates),
    );
    const host = await writeHostFiles(staging, serving);
    const publication = await publishVerified(
      phases,
      staging,
      {
        baseUrl: String(site.settings['baseUrl']),
        serving,
        assets,
        pages: rendering.pageFiles,
        scanned: rendering.scanned,
        declared: new Set([...files, ...images.files, ...rendering.files, ...host]),
      },
      compression,
    );
    if (published !== undefined) {
      dates.write();
      writePublished(root, published);
    }
    writeServers(root, serving, new URL(String(site.settings['baseUrl'])).host);
    writeForms(root, formsFile(site));
    const timeZone = timeZoneOf(site);
    return { pages: rendering.pages, publication, phases: phases.times, day, nextTurn, timeZone, over };
  } catch (error) {
    // A bundle under way would still be written into the folder.
    await bundling?.bundle().catch(() => undefined);
    await discardStaging(staging);
    throw error;
  }
}

function pagesOutcome(pages: readonly RenderedPage[], { rendered }: PageStore, { undated }: PageDates): string {
  const changed = undated.length === 0 ? '' : `, ${undated.length} sans date de modification (npm run dates)`;
  return `${pages.length} pages, ${rendered} mises en page${changed}`;
}

function bundleOutcome({ assets, isCached }: Pick<Bundle, 'assets' | 'isCached'>): string {
  const sheets = assets.applications === undefined ? '1 feuille de style' : '2 feuilles de style';
  return `${sheets}, ${2 + assets.islands.length} scripts${isCached ? ', repris' : ''}`;
}

/** Writes the files of hosts of static sites beside the pages. Returns their names. */
async function writeHostFiles(staging: string, serving: Serving): Promise<readonly string[]> {
  await writeFile(join(staging, '_headers'), hostHeaders(serving, listFiles(staging)));
  await writeFile(join(staging, '_redirects'), hostRedirects(serving));
  return hostFiles;
}
