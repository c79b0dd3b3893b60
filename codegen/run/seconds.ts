/** Milliseconds as seconds in French: « 0,12 ». Without `Intl`, whose first use takes a tenth of a command that has nothing to do. */
export function seconds(durationMs: number): string {
  return String(Math.round(durationMs / 10) / 100).replace('.', ',');
}
