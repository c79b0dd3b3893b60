import type { Finding } from './finding.ts';

/**
 * A fault of our own program, or of a schema, whose place is known: `finding` has the place and the French message; the error itself
 * is the `cause`, when there is one.
 */
export class PlacedFault extends Error {
  override readonly name = 'PlacedFault';
  readonly finding: Finding;

  constructor(finding: Finding, cause?: unknown) {
    super(finding.message, { cause });
    this.finding = finding;
  }

  /** Is the place in a `spec` folder? The schemas of a site's tables are written with its content. */
  get isInSpec(): boolean {
    return /(?:^|\/)spec\//u.test(this.finding.file);
  }
}
