/** What the dev server says of a mistake in the spec (codegen/load/findings/finding.ts). */
export interface Finding {
  file: string;
  position: { line: number; column: number };
  path: string;
  code: string;
  message: string;
  remedy?: string;
  frame: string;
}
