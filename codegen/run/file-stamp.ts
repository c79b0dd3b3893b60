import type { BigIntStats } from 'node:fs';

/** What tells whether somebody has written to a file since, without reading it. */
export function stampOf({ size, ino, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${size} ${ino} ${mtimeNs} ${ctimeNs}`;
}

/** A file that was written a moment ago may be written again within one tick of its clock: its stamp tells nothing yet. */
const settledMs = 100;

/** Whether the stamp of a file will be another one when somebody writes to it. */
export function isSettled(stat: BigIntStats): boolean {
  return ageOf(stat) > settledMs;
}

/** How long ago somebody wrote to a file, in milliseconds. */
export function ageOf({ ctimeNs }: BigIntStats): number {
  return Date.now() - Number(ctimeNs / 1_000_000n);
}
