import { counted } from '../base/french.ts';
import { formatComing } from '../model/index/coming.ts';
import { readLedger } from '../release/to-settle.ts';
import { formatOver, overItems } from '../release/format-over.ts';
import { summarizeRelease } from '../release/format-release.ts';
import { listReleaseItems } from '../release/list-release-items.ts';
import { createLoader } from '../pipeline.ts';
import type { Phases } from '../run/phases.ts';
import type { Project } from '../run/project.ts';
import { siteCounts } from '../model/site.ts';

/**
 * The values that a build takes from the spec.
 * @param options.day the day that the site is of (`2026-11-30`); today in its time zone without it
 * @param options.release whether the points left to settle before going live are counted
 */
export function loadSpec(
  project: Project,
  phases: Phases,
  { day: requestedDay, release }: { day: string | undefined; release: boolean },
) {
  const loader = createLoader({ ...project, day: requestedDay, ahead: true });
  const load = phases.run('spécification', loader.load, (loaded) =>
    loaded.size === undefined ? counted(loaded.findings.length, 'erreur') : siteCounts(loaded.size),
  );
  const { site, findings, day, coming } = load;
  const { schemas } = loader;
  const items = site === undefined ? [] : overItems(load.sources, schemas, day);
  const over = [...formatOver(items), ...formatComing(coming)];
  const left =
    release && site !== undefined ? listReleaseItems(load.sources, schemas, day, readLedger(project.root)) : [];
  const unsettled = left.length > 0 ? summarizeRelease(left) : undefined;
  return { site, findings, sources: load.pages, schemas, over, unsettled };
}
