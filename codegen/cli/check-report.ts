import type { ComingDay } from '../model/index/coming.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { ReleaseItem, ReleaseKind } from '../release/release-item.ts';

/**
 * What `check` has found, for machines: what `--format json` prints (docs/schemas/check-report.schema.json), and what the other formats
 * are made of. A key that goes, or that comes to mean something else, makes another version; a new key does not.
 */
export interface CheckReport {
  readonly version: 1;
  /** `findings`: nothing can be published; `unsettled`: something is left to settle before going live (`--release`). */
  readonly outcome: 'valid' | 'findings' | 'settled' | 'unsettled';
  /** The day for which the site was looked at, as `AAAA-MM-JJ`. */
  readonly date: string;
  readonly findings: readonly (Finding & { readonly severity: 'error' })[];
  /** What must be settled before going live; only with `--release`. */
  readonly items: readonly (ReleaseItem & { readonly severity: 'warning' })[];
  /** How many items there are of each kind. */
  readonly counts?: Readonly<Record<ReleaseKind, number>>;
  /** The days after it on which rows or blocks appear or disappear by themselves, of a valid spec. */
  readonly coming?: readonly ComingDay[];
  /** What is over on that day, and its owner may want to renew: no fault. */
  readonly notes: readonly (ReleaseItem & { readonly severity: 'note' })[];
}
