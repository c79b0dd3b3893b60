import type { PageSources } from './pages/render-fault.ts';
import { formatComing } from '../model/index/coming.ts';
import { readLedger } from '../release/to-settle.ts';
import { formatOver, overItems } from '../release/format-over.ts';
import { summarizeRelease } from '../release/format-release.ts';
import { listReleaseItems } from '../release/list-release-items.ts';
import { createLoader, type LoadResult } from '../pipeline.ts';
import type { Phases } from '../run/phases.ts';
import { placeOf, type Project } from '../run/project.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { siteCounts } from '../model/site.ts';

/**
 * The values that a build takes from the spec. The sources, which take more memory than the site, are released before pages are rendered.
 * @param options.day the day that the site is of (`2026-11-30`); today in its time zone without it
 * @param options.release whether the points left to settle before going live are counted
 */
export function loadSpec(
  project: Project,
  phases: Phases,
  { day: requestedDay, release }: { day: string | undefined; release: boolean },
) {
  const loader = loaderOf(project, requestedDay);
  const load = phases.run('spécification', loader.load, loadOutcome);
  const { site, findings, day, coming } = load;
  const { schemas } = loader;
  const items = site === undefined ? [] : overItems(load.sources, schemas, day);
  const over = [...formatOver(items, placeOf(project)), ...formatComing(coming)];
  const unsettled = release && site !== undefined ? unsettledIn(project, load, schemas) : undefined;
  return { site, findings, sources: sourcesAgain(project, day), schemas, over, unsettled };
}

/** The points of a valid spec that are left to settle on its day, in one sentence. */
function unsettledIn({ root }: Project, { sources, day }: LoadResult, schemas: Schemas): string | undefined {
  const items = listReleaseItems(sources, schemas, day, readLedger(root));
  return items.length > 0 ? summarizeRelease(items) : undefined;
}

function loaderOf(project: Project, day: string | undefined) {
  return createLoader({ ...project, day, ahead: true });
}

/** The sources of blocks, for messages: the spec is read again once one is needed. */
function sourcesAgain(project: Project, day: string): PageSources {
  let pages: LoadResult['pages'] | undefined;
  return { get: (path) => (pages ??= loaderOf(project, day).load().pages).get(path) };
}

function loadOutcome({ findings, size }: LoadResult): string {
  if (size === undefined) return findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
  return siteCounts(size);
}
