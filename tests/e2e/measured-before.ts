import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What was measured of a look (stylesheets, screen and choice of colours), by structure (`placesOnPage`): by this worker, and, in a run that
 * names a file for it, by all of them. A worker notes what it is about to measure: where that fails, its own test says so.
 */
const byLook = new Map<string, Set<number>>();
const file = process.env['MEASURED_FILE'];

/** The structures that need not be measured again. */
export function measuredBefore(look: string): ReadonlySet<number> {
  if (file !== undefined && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
      const [written = '', keys = ''] = line.split('\t');
      add(written, keys.split(' ').map(Number));
    }
  }
  return byLook.get(look) ?? new Set();
}

export function noteMeasured(look: string, keys: readonly number[]): void {
  const known = byLook.get(look);
  const fresh = keys.filter((key) => known?.has(key) !== true);
  add(look, fresh);
  // A line is written at once: two workers do not mix theirs.
  if (file !== undefined && fresh.length > 0) appendFileSync(file, `${look}\t${fresh.join(' ')}\n`);
}

function add(look: string, keys: readonly number[]): void {
  const known = byLook.get(look) ?? new Set();
  for (const key of keys) known.add(key);
  byLook.set(look, known);
}
