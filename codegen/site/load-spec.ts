import type { PageSources } from './pages/render-fault.ts';
import { formatComing } from '../model/days/coming.ts';
import { publishedNow } from '../model/published/published-now.ts';
import { formatOver, overItems } from '../release/format-over.ts';
import { createLoader, type Load } from '../pipeline.ts';
import type { Phases } from '../run/phases.ts';
import type { Project } from '../run/project.ts';
import { siteCounts } from '../model/site.ts';

/**
 * What a build takes of the spec. Its files and all that was worked out of them are let go of before pages are drawn: they weigh more than the site.
 * @param options.day the day that the site is of (`2026-11-30`); today in its time zone without it
 * @param options.datePages whether what is published is noted
 */
export function loadSpec(
  project: Project,
  phases: Phases,
  { day: asked, datePages }: { day: string | undefined; datePages: boolean },
) {
  const loader = loaderOf(project, asked);
  const load = phases.run('spécification', loader.load, loadOutcome);
  const { site, findings, pages, day, nextTurn, coming } = load;
  const { schemas } = loader;
  const items = site === undefined ? [] : overItems(load.sources, schemas, day);
  const over = [...formatOver(items), ...formatComing(coming)];
  const published = datePages && site !== undefined ? publishedNow(pages.values(), site) : undefined;
  return { site, findings, sources: sourcesAgain(project, day), schemas, over, day, nextTurn, published };
}

function loaderOf(project: Project, day: string | undefined) {
  return createLoader({ ...project, day, ahead: true });
}

/** Where blocks are written is asked for once one of them fails: then the spec is read again. */
function sourcesAgain(project: Project, day: string): PageSources {
  let pages: Load['pages'] | undefined;
  return { get: (path) => (pages ??= loaderOf(project, day).load().pages).get(path) };
}

function loadOutcome({ findings, size }: Load): string {
  if (size === undefined) return findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
  return siteCounts(size);
}
