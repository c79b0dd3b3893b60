import { formatComing } from '../model/days/coming.ts';
import { formatFindings, type Finding } from '../base/findings/finding.ts';
import { PlacedFault } from '../base/findings/placed-fault.ts';
import { diskCache } from '../run/paths.ts';
import { placeOf, type Project } from '../run/project.ts';
import { ParseCache } from '../read/parse-cache.ts';
import { createLoader } from '../pipeline.ts';
import { countRelease, formatRelease } from '../release/format-release.ts';
import { readApproved } from '../model/figures/source-ledger.ts';
import { formatOver, overItems } from '../release/format-over.ts';
import { readApprovals } from '../release/approvals.ts';
import { listReleaseItems } from '../release/list-release-items.ts';
import type { ReleaseItem } from '../release/release-item.ts';
import { siteCounts } from '../model/site.ts';
import type { CheckReport } from './check-report.ts';
import type { CheckQuestion, Verdict } from './verdict.ts';

/** Looks at the spec: all its findings; of one without, what must be settled before the site goes live, or what it holds. */
export function check(project: Project, { isWhole, release, asked, today }: CheckQuestion): Verdict {
  const base = { version: 1, date: asked ?? today, findings: [], items: [], notes: [] } as const;
  const failed = (findings: readonly Finding[]): Verdict => ({
    report: { ...base, outcome: 'findings', findings: withSeverity(findings, 'error') },
    text: formatFindings(findings, isWhole ? Infinity : undefined),
  });
  const loader = loaderOf(project, asked);
  if ('finding' in loader) return failed([loader.finding]);
  const { findings, size, sources, day, coming } = loader.check();
  if (size === undefined) return failed(findings);
  const placed = (items: readonly ReleaseItem[]) =>
    items.map((item) => ({ ...item, file: placeOf(project) + item.file }));
  if (!release) {
    const notes = placed(overItems(sources, loader.schemas, day));
    const report: CheckReport = { ...base, date: day, outcome: 'valid', notes: withSeverity(notes, 'note'), coming };
    return { report, counts: siteCounts(size), text: [...formatOver(notes), ...formatComing(coming)].join('\n') };
  }
  const items = placed(
    listReleaseItems(sources, loader.schemas, base.date, readApproved(project.root), readApprovals(project.root)),
  );
  const outcome = items.length > 0 ? 'unsettled' : 'settled';
  return {
    report: { ...base, outcome, items: withSeverity(items, 'warning'), counts: countRelease(items) },
    text: formatRelease(items),
  };
}

type Loader = ReturnType<typeof createLoader>;

/** What reads the spec; a schema of the site's tables that is wrong is a finding like those of its other files. */
function loaderOf(project: Project, day: string | undefined): Loader | PlacedFault {
  try {
    return createLoader({ ...project, cache: new ParseCache(diskCache(project)), day, ahead: true });
  } catch (error) {
    if (error instanceof PlacedFault && error.isInSpec) return error;
    throw error;
  }
}

function withSeverity<Item, Severity extends string>(items: readonly Item[], severity: Severity) {
  return items.map((item) => ({ severity, ...item }));
}
