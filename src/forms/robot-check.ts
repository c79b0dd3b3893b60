/**
 * Whether a submission looks like a simple robot's: the field that people never see is filled in, or nobody reads and
 * writes that fast.
 * @param trap what the hidden field holds
 * @param elapsedMs time since the page was opened
 */
export function looksLikeRobot(trap: string, elapsedMs: number, minimumFillMs: number): boolean {
  return trap !== '' || elapsedMs < minimumFillMs;
}
