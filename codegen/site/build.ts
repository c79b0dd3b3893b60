import { join } from 'node:path';
import { writeAndBundle, type Bundle, type Bundling } from './bundle/bundle.ts';
import type { Bundler } from './bundle/bundle-apart.ts';
import { publishVerified } from './publish-verified.ts';
import type { Finding } from '../base/findings/finding.ts';
import { PictureMaker } from './images/pictures.ts';
import { writeSiteImages } from './images/site-images.ts';
import { pagesFolder } from '../run/paths.ts';
import { Phases, type PhaseTime, type PhaseWatcher } from '../run/phases.ts';
import type { Project } from '../run/project.ts';
import { listFiles, writeIn } from './publish/list-files.ts';
import { writePublished } from '../model/published/ledger.ts';
import { createStaging, discardStaging, type Publication } from './publish/publish.ts';
import { PageStore } from './pages/page-store.ts';
import { lastChange } from './pages/last-change.ts';
import { PageDates } from './pages/page-dates.ts';
import { loadSpec } from './load-spec.ts';
import { renderSite, type RenderedPage } from './pages/render.ts';
import { hostLimits } from './servers/host-limits.ts';
import { filesForHosts, writeServers } from './servers/server-files.ts';
import { servingOf } from './servers/serving.ts';
import { formsFile } from './servers/forms-file.ts';
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
  /** What some kinds of host cannot do for this site, in one line. */
  limits: string | undefined;
  /** The points left to settle of a release that was built in spite of them, in one sentence. */
  unsettled: string | undefined;
}

/** A release that was not built: the points left to settle, in one sentence. */
export interface RefusedBuild {
  refused: string;
}

/** How a build is made. */
export interface BuildOptions {
  watcher?: PhaseWatcher;
  /** Dates the pages that have changed with today, and notes it in the ledger. */
  datePages?: boolean;
  /** Whether pages get pictures; true without it. */
  pictures?: boolean;
  /** For going live: compresses thoroughly, and is refused while anything is left to settle. */
  release?: boolean;
  /** Builds a release although something is left to settle. */
  draftOk?: boolean;
  /** The day that the site is of (`2026-11-30`); today in its time zone without it. */
  day?: string | undefined;
}

/**
 * Makes the site: spec → modules → bundles → pages → `dist`. With findings nothing is built;
 * when a phase throws, the last `dist` stays as it was. The caller holds the lock `build`: each build reads the spec when its turn has
 * come, so that the last one started shows the spec as it is then, and none bundles modules that another one writes.
 * @param bundler the process that bundles, where it was started already
 */
export async function buildAlone(
  project: Project,
  { watcher, datePages = false, pictures = true, release = false, draftOk = false, day: requestedDay }: BuildOptions,
  bundler?: Bundler,
): Promise<BuildReport | RefusedBuild | readonly Finding[]> {
  const phases = new Phases(watcher);
  const loaded = loadSpec(project, phases, { day: requestedDay, datePages, release });
  const { site, findings, sources, schemas, published, over, unsettled, day, nextTurn } = loaded;
  if (site === undefined) return findings;
  if (unsettled !== undefined && !draftOk) return { refused: unsettled };
  const serving = servingOf(site);
  const baseUrl = String(site.settings['baseUrl']);
  const staging = await createStaging(project.root, project.engine);
  const compression = release ? 'thorough' : 'quick';
  let bundling: Bundling | undefined;
  try {
    bundling = await phases.run(
      'modules',
      () => writeAndBundle(project, site, schemas, { staging, bundler }),
      ({ modules: { count, written } }) => `${count} fichiers, ${written.length} écrits`,
    );
    const renderer = await phases.run('moteur', bundling.renderer, () => '1 moteur de rendu');
    const making = { project, site, renderer, sources, staging, progress: phases.progress };
    const images = await phases.run(
      'images',
      () => writeSiteImages(making, pictures),
      (made) => `${made.files.length} images, ${made.drawn} dessinées`,
    );
    const { assets, files, key } = await phases.run('programmes', bundling.bundle, bundleOutcome);
    const dates = new PageDates(project.root, datePages ? new Date().toISOString().slice(0, 10) : undefined);
    const store = new PageStore(pagesFolder(project), key);
    const rendering = phases.run(
      'pages',
      () =>
        renderSite(making, {
          assets: { ...assets, pictures: images.pictures },
          dates,
          store,
          changed: lastChange(join(project.root, 'spec')),
        }),
      ({ pages }) => pagesOutcome(pages, store, dates),
    );
    const addresses = [...rendering.scanned.values()].flatMap(({ named }) => named.map(({ address }) => address));
    const photos =
      site.pictures &&
      (await phases.run(
        'photos',
        () => new PictureMaker(project).write(site, { staging, addresses, progress: phases.progress }),
        (made) => `${made.files.length} fichiers, ${made.drawn} encodés`,
      ));
    const host = filesForHosts(serving, listFiles(staging));
    for (const [file, text] of Object.entries(host)) writeIn(staging, file, text);
    const publication = await publishVerified(
      phases,
      staging,
      {
        baseUrl,
        serving,
        assets,
        pages: rendering.pageFiles,
        scanned: rendering.scanned,
        declared: new Set([
          ...files,
          ...images.files,
          ...(photos?.files ?? []),
          ...rendering.files,
          ...Object.keys(host),
        ]),
      },
      compression,
    );
    if (published !== undefined) {
      dates.write();
      writePublished(project.root, published);
    }
    writeServers(project.root, serving, new URL(baseUrl).host, formsFile(site));
    const timeZone = timeZoneOf(site);
    const limits = hostLimits(serving);
    const report = { pages: rendering.pages, publication, phases: phases.times, limits };
    return { ...report, day, nextTurn, timeZone, over, unsettled };
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
