import { formatComing, type ComingDay } from '../model/index/coming.ts';
import { formatFindings, type Finding, PlacedFault } from '../base/findings/finding.ts';
import type { Project } from '../run/project.ts';
import { createLoader, type Loader } from '../pipeline.ts';
import { barNotes } from '../site/fonts/bar-width.ts';
import { countRelease, formatRelease } from '../release/format-release.ts';
import { formatOver, overItems } from '../release/format-over.ts';
import { readLedger } from '../release/to-settle.ts';
import { listReleaseItems } from '../release/list-release-items.ts';
import type { ReleaseItem, ReleaseKind } from '../release/release-item.ts';
import { firstOf, quoted } from '../base/french.ts';
import { unlistedAddresses } from '../model/published/ledger.ts';
import { fileFinding } from '../read/source.ts';
import { ledgers } from '../run/ledgers.ts';
import { siteCounts } from '../model/site.ts';

/**
 * The outcome of `check` for machines, as `--format json` prints it (docs/schemas/check-report.schema.json), and what the other formats
 * are made of. A key that goes, or that comes to mean something else, makes another version; a new key does not.
 */
export interface CheckReport {
  readonly version: 1;
  /** `findings`: nothing can be published; `unsettled`: something is left to settle before going live (`--release`). */
  readonly outcome: 'valid' | 'findings' | 'settled' | 'unsettled';
  /** The day for which the site was looked at, as `YYYY-MM-DD`. */
  readonly date: string;
  readonly findings: readonly (Finding & { readonly severity: 'error' })[];
  /** What must be settled before going live; only with `--release`. */
  readonly items: readonly (ReleaseItem & { readonly severity: 'warning' })[];
  readonly counts?: Readonly<Record<ReleaseKind, number>>;
  /** The days after it on which rows or blocks appear or disappear by themselves, of a valid spec. */
  readonly coming?: readonly ComingDay[];
  /** No faults: items that are over on that day, and that their owner may want to renew; a bar that is too long for a small screen. */
  readonly notes: readonly (ReleaseItem<ReleaseKind | 'bar' | 'address'> & { readonly severity: 'note' })[];
}

export interface CheckOptions {
  /** Whether every finding is printed, however many there are. */
  readonly all: boolean;
  /** Whether the items to settle before going live are listed. */
  readonly release: boolean;
  /** The day of `--date`, as `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** Whether CI runs it: an address that is missing from the list of published ones is a finding there, elsewhere a note. */
  readonly isCi: boolean;
  /** The current day of this machine: the result of another day is not reused. */
  readonly today: string;
}

/** The result of `check`: a report for machines, and the same as text. */
export interface CheckResult {
  readonly report: CheckReport;
  /** Of a valid spec: the notes on items that are over, and the next changes. */
  readonly text: string;
  /** Of a valid spec, its contents: « 58 pages… ». */
  readonly counts?: string;
}

/** Checks the spec: all its findings or, of a valid one, the items to settle before the site goes live, or its contents. */
export function check(project: Project, { all, release, day: chosen, today, isCi }: CheckOptions): CheckResult {
  const base = { version: 1, date: chosen ?? today, findings: [], items: [], notes: [] } as const;
  const failed = (findings: readonly Finding[]): CheckResult => ({
    report: { ...base, outcome: 'findings', findings: withSeverity(findings, 'error') },
    text: formatFindings(findings, all ? Infinity : undefined),
  });
  const loader = loaderOf(project, chosen);
  if ('finding' in loader) return failed([loader.finding]);
  const { findings, size, sources, day, coming, everywhere, pages, published } = loader.check();
  if (size === undefined) return failed(findings);
  const unlisted = chosen === undefined ? unlistedAddresses(published, pages.values()) : [];
  if (isCi && unlisted.length > 0) return failed([unlistedFinding(unlisted)]);
  if (!release) {
    const notes = [...unlistedNotes(unlisted), ...overItems(sources, loader.schemas, day), ...barNotes(everywhere)];
    const report: CheckReport = { ...base, date: day, outcome: 'valid', notes: withSeverity(notes, 'note'), coming };
    return { report, counts: siteCounts(size), text: [...formatOver(notes), ...formatComing(coming)].join('\n') };
  }
  const ledger = readLedger(project.root);
  const items = listReleaseItems(sources, loader.schemas, base.date, ledger);
  const outcome = items.length > 0 ? 'unsettled' : 'settled';
  return {
    report: { ...base, outcome, items: withSeverity(items, 'warning'), counts: countRelease(items) },
    text: formatRelease(items, { all }),
  };
}

/** Addresses that `publish` has not written into the list of those that must answer. */
function unlistedFinding(addresses: readonly string[]): Finding {
  const message = `${quoted(addresses)} : cette liste n'a pas ${addresses.length === 1 ? 'cette adresse' : 'ces adresses'} du site.`;
  const remedy = `Publiez par « npm run publish », qui complète la liste, ou ajoutez-y ${addresses.length === 1 ? 'la ligne' : 'les lignes'} ${quoted(addresses)}.`;
  return fileFinding(ledgers.published, 'check/unlisted-address', message, remedy);
}

function unlistedNotes(addresses: readonly string[]): ReleaseItem<'address'>[] {
  if (addresses.length === 0) return [];
  const place = { file: ledgers.published, line: 1, column: 1, path: firstOf(addresses, 3) };
  return [{ ...place, kind: 'address', note: 'pas encore dans cette liste, que « npm run publish » complète' }];
}

/** The loader of the spec; an invalid schema of the site's tables is a finding like those of its other files. */
function loaderOf(project: Project, day: string | undefined): Loader | PlacedFault {
  try {
    return createLoader({ ...project, day, ahead: true });
  } catch (error) {
    if (error instanceof PlacedFault && error.isInSpec) return error;
    throw error;
  }
}

function withSeverity<Item, Severity extends string>(items: readonly Item[], severity: Severity) {
  return items.map((item) => ({ severity, ...item }));
}
