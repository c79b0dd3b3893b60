/** What the dev server says of a mistake in the spec (codegen/base/findings/finding.ts). */
export interface Finding {
  file: string;
  position: { line: number; column: number };
  path: string;
  code: string;
  message: string;
  remedy?: string;
  frame: string;
}

/** A finding as the overlay is told of it. */
export interface ShownFinding extends Finding {
  /** Whether its remedy says exactly one thing, which the server does where that settles the finding. */
  hasOneRemedy: boolean;
}
