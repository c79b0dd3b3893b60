import { addressesOf, type Plans } from '../../model/pages/pages.ts';
import { isObject } from '../../base/json.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { safePath } from '../../model/routes/reserved-path.ts';
import type { Finding } from '../../base/findings/finding.ts';

/** The parts of the spec that a run does not know, and must not judge. */
export interface Unknowns {
  /** Files that could not be read or parsed. */
  unread: readonly string[];
  /** Places whose value could not be known: a reference there leads nowhere. */
  unknown: readonly Origin[];
  /** Some route made no page. */
  routes: boolean;
  /** Some page has no list of blocks. */
  pages: boolean;
  /** Some address could not be worked out. */
  addresses: boolean;
}

/** @param early findings of reading and parsing. */
export function unknownsOf(
  early: readonly Finding[],
  { plans, pageless, unknown }: Plans & Pick<Unknowns, 'unknown'>,
  addresses: ReadonlySet<string>,
): Unknowns {
  return {
    unread: early.filter(({ code }) => !code.startsWith('rule/')).map(({ file }) => file),
    unknown,
    routes: pageless.length > 0,
    pages: plans.some(({ page }) => !isObject(page.data) || !Array.isArray(page.data.blocks)),
    addresses:
      pageless.some((route) => addressesOf(route).length === 0) ||
      [...addresses].some((address) => !safePath.test(address)),
  };
}

/** Could some file not be read whose path in `spec/` begins with one of `names` (`facts`, `tables`)? */
export function hasUnread({ unread }: Unknowns, names: readonly string[]): boolean {
  return unread.some((file) => names.some((name) => file.startsWith(`spec/${name}`)));
}
