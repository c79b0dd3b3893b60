import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that commands write and owners commit, relative to the folder of a site. */
export const ledgers = {
  /** The hash and the day of each approved text, written by the editing panel. */
  approvals: 'spec/ledgers/approvals.json',
  /** Each figure with its source as last approved, written by `npm run sources`. */
  figureSources: 'spec/ledgers/figure-sources.json',
  /** The day of the last change of each page, written by `npm run dates`. */
  pageDates: 'spec/ledgers/page-dates.json',
  /** Each address and id ever published, written by `npm run dates`. */
  published: 'spec/ledgers/published.json',
} as const;

/** The place of each ledger before `spec/ledgers/` existed: beside `spec`. */
export const formerLedgers: readonly (readonly [before: string, now: string])[] = Object.values(ledgers).map((now) => [
  now.slice(now.lastIndexOf('/') + 1),
  now,
]);

/**
 * Moves ledgers from their former place. A file whose new place is taken stays where it is.
 * @param root the folder of the site
 * @returns a French sentence for each file that was moved
 */
export function moveFormerLedgers(root: string): string[] {
  return formerLedgers.flatMap(([before, now]) => {
    const [from, to] = [join(root, before), join(root, now)];
    if (!existsSync(from) || existsSync(to)) return [];
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
    return [`« ${before} » est maintenant « ${now} » : enregistrez ce déplacement avec le reste.`];
  });
}
