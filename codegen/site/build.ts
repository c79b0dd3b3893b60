import { join } from 'node:path';
import { bundle, type Bundle } from './bundle/bundle.ts';
import { withUsedBlocks, writeModules } from './emit/modules.ts';
import type { Finding } from '../base/findings/finding.ts';
import { PictureMaker } from './images/pictures.ts';
import { writeSiteImages } from './images/site-images.ts';
import { Store } from '../cache/store.ts';
import { diskCache, type Project } from '../run/project.ts';
import { Phases } from '../run/phases.ts';
import { listFiles, writeIn } from './publish/list-files.ts';
import { createStaging, discardStaging, type Publication, type Purpose, publish } from './publish/publish.ts';
import { lastChange } from './pages/last-change.ts';
import { loadSpec } from './load-spec.ts';
import { renderSite, type RenderedPage } from './pages/render.ts';
import { hostLimits } from './servers/host-limits.ts';
import { filesForHosts, writeServers } from './servers/server-files.ts';
import { servingOf } from './servers/serving.ts';
import { formsFile } from './servers/forms-file.ts';
import { withLock, type Holder } from './publish/lock.ts';
import { readFileSync } from 'node:fs';
import { counted, firstOf, others } from '../base/french.ts';
import { UserError } from '../run/user-error.ts';
import { verifySite, type SiteFault, type StagedSite } from './verify/verify-site.ts';

export interface BuildReport {
  pages: readonly RenderedPage[];
  publication: Publication;
  /** The notes of `check` on items that are over on that day, and on the next changes. */
  over: readonly string[];
  /** What some kinds of host cannot do for this site, in one line. */
  limits: string | undefined;
  /** The points left to settle of a release that was built in spite of them, in one sentence. */
  unsettled: string | undefined;
}

/** A release that was not built: the points left to settle, in one sentence. */
interface RefusedBuild {
  refused: string;
}

export interface BuildOptions {
  /** Where the phases are shown; nowhere without it. */
  phases?: Phases;
  /** Whether pages get pictures; true without it. */
  pictures?: boolean;
  /** For going live: compresses thoroughly, and is refused while anything is left to settle. */
  release?: boolean;
  /** Builds a release although something is left to settle. */
  draftOk?: boolean;
  /** The day that the site is of (`2026-11-30`); today in its time zone without it. */
  day?: string | undefined;
}

type BuildOutcome = BuildReport | RefusedBuild | readonly Finding[];

export function isReport(outcome: BuildOutcome): outcome is BuildReport {
  return 'pages' in outcome;
}

/**
 * Makes the site: spec → modules → bundles → pages → `dist`. With findings nothing is built; when a phase throws, the last `dist` stays as it
 * was. One build at a time: each reads the spec when its turn has come, so that the last one started shows the spec as it is then, and none
 * bundles modules that another one writes.
 * @param onWait called once, after a second of waiting for another build
 */
export async function buildSite(
  project: Project,
  options: BuildOptions = {},
  onWait?: (holder: Holder | undefined) => void,
): Promise<BuildOutcome> {
  return withLock(project.root, () => build(project, options), onWait);
}

async function build(
  project: Project,
  { phases = new Phases(), pictures = true, release = false, draftOk = false, day }: BuildOptions,
): Promise<BuildOutcome> {
  const loaded = loadSpec(project, phases, { day, release });
  const { site, findings, sources, schemas, over, unsettled } = loaded;
  if (site === undefined) return findings;
  if (unsettled !== undefined && !draftOk) return { refused: unsettled };

  const staging = createStaging(project.root);
  try {
    await phases.run(
      'modules',
      () => writeModules(project, site, schemas),
      ({ count, written }) => `${count} fichiers, ${written.length} écrits`,
    );
    const { assets, files, renderer } = await phases.run(
      'programmes',
      () => bundle(project, site, staging, withUsedBlocks(schemas, site)),
      bundleOutcome,
    );
    const making = { project, site, renderer, sources, staging };
    const images = await phases.run(
      'images',
      () => writeSiteImages(making, pictures),
      (made) => `${made.files.length} images, ${made.drawn} dessinées`,
    );
    const changed = lastChange(join(project.root, 'spec'));
    const rendering = phases.run(
      'pages',
      () => renderSite(making, { assets: { ...assets, pictures: images.pictures }, changed }),
      ({ pages }) => `${pages.length} pages`,
    );
    const photos =
      site.pictures &&
      (await phases.run(
        'photos',
        () => new PictureMaker(project).write(site, { ...making, addresses: rendering.pictures }),
        (made) => `${made.files.length} fichiers, ${made.drawn} encodés`,
      ));
    const serving = servingOf(site);
    const host = filesForHosts(serving, listFiles(staging));
    for (const [file, text] of Object.entries(host)) writeIn(staging, file, text);
    const baseUrl = String(site.settings['baseUrl']);
    const declared = [files, images.files, photos?.files ?? [], rendering.files, Object.keys(host)].flat();
    const publication = await publishVerified(
      phases,
      staging,
      { baseUrl, serving, assets, pages: rendering.pageFiles, declared: new Set(declared) },
      { compression: release ? 'thorough' : 'quick', unsettled },
    );
    writeServers(project.root, serving, new URL(baseUrl).host, formsFile(site));
    new Store(diskCache(project)).clean();
    return { pages: rendering.pages, publication, over, limits: hostLimits(serving), unsettled };
  } finally {
    discardStaging(staging);
  }
}

function bundleOutcome({ assets, isCached }: Pick<Bundle, 'assets' | 'isCached'>): string {
  const sheets = assets.applications === undefined ? '1 feuille de style' : '2 feuilles de style';
  return `${sheets}, ${2 + assets.islands.length} scripts${isCached ? ', repris' : ''}`;
}

/**
 * Verifies a finished build, then publishes it (docs/decisions/publish.md).
 * @param staging a folder made by `createStaging`, filled
 * @throws a `UserError` where a visitor would miss something; `dist` is then as before
 */
export async function publishVerified(
  phases: Phases,
  staging: string,
  site: Omit<StagedSite, 'files' | 'read'>,
  purpose: Purpose,
): Promise<Publication> {
  await phases.run(
    'vérification',
    async () => {
      const read = (file: string) => readFileSync(join(staging, file));
      const verification = await verifySite({ ...site, files: new Set(listFiles(staging)), read });
      if (verification.faults.length > 0) throw new UserError(formatFaults(verification.faults));
      return verification;
    },
    ({ files, addresses }) => `${files} fichiers, ${addresses} adresses suivies`,
  );
  return phases.run(
    'publication',
    () => publish(staging, site.serving, purpose),
    ({ files, compressed, retained }) =>
      `${files} fichiers, ${retained} gardés pour les pages ouvertes, ${compressed} copies compressées`,
  );
}

/** How many faults are shown, and how many files with the same one. */
const faultsShown = 20;
const filesShown = 3;

/** The list of faults of a site that is not published, in French. */
function formatFaults(faults: readonly SiteFault[]): string {
  const groups = [...Map.groupBy(faults, ({ text }) => text)];
  const shown = groups
    .slice(0, faultsShown)
    .map(([text, group]) => `  ${firstOf([...new Set(group.map(({ file }) => file))], filesShown)} : ${text}`);
  const rest = groups.length - shown.length;
  return [
    `Le site construit n'a pas été publié : un visiteur y trouverait ${counted(groups.length, 'défaut')}. Le site publié (dist/) est resté tel quel.`,
    '',
    ...shown,
    ...(rest > 0 ? [`  … et ${others(rest)}.`] : []),
    '',
    "Corrigez dans spec/ les adresses et les ancres citées ; pour un fichier abîmé ou manquant, relancez la construction. S'il manque encore, c'est une erreur de notre programme.",
  ].join('\n');
}
