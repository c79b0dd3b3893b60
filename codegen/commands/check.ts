import { formatFindings } from '../load/findings/finding.ts';
import { diskCache } from '../run/paths.ts';
import { placeOf, type Project } from '../run/project.ts';
import { ParseCache } from '../load/read/parse-cache.ts';
import { createLoader } from '../pipeline.ts';
import { countRelease, formatRelease } from '../load/release/format-release.ts';
import { readApproved } from '../load/figures/source-ledger.ts';
import { formatOver } from '../load/release/format-over.ts';
import { listReleaseItems } from '../load/release/list-release-items.ts';
import { siteCounts } from '../site.ts';
import type { CheckQuestion, Verdict } from './verdict.ts';

/** Looks at the spec: all its findings; of one without, what must be settled before the site goes live, or what it holds. */
export function check(project: Project, { isWhole, releaseDay, today }: CheckQuestion): Verdict {
  const loader = createLoader({ ...project, cache: new ParseCache(diskCache(project)) });
  const { site, findings, sources } = loader.load();
  if (site === undefined)
    return { kind: 'findings', report: { findings }, text: formatFindings(findings, isWhole ? Infinity : undefined) };
  if (releaseDay !== undefined) {
    const items = listReleaseItems(sources, loader.schemas, releaseDay, readApproved(project.root)).map((item) => ({
      ...item,
      file: placeOf(project) + item.file,
    }));
    const report = { date: releaseDay, counts: countRelease(items), items };
    return { kind: items.length > 0 ? 'unsettled' : 'settled', report, text: formatRelease(items) };
  }
  return {
    kind: 'valid',
    report: { findings },
    counts: siteCounts(site),
    text: formatOver(sources, loader.schemas, today).join('\n'),
  };
}
