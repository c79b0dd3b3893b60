import { namedFacts } from '../../../model/facts/named-facts.ts';
import type { Finding } from '../../../base/findings/finding.ts';
import type { Changes } from '../../../read/read.ts';
import { addressWithId } from '../../../model/index/hidden-row.ts';
import { formerIdsOf } from '../../../model/redirects/former-ids.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { rowLinks, toForm } from '../../../model/published/row-links.ts';
import type { Redirect } from '../../../model/redirects/redirects.ts';
import { Edits } from '../edits.ts';
import { findingsWith, isPageOf, placeKey, type Spec } from '../spec.ts';
import { keepRedirects } from '../update-redirects.ts';
import type { Origin } from '../../../model/resolve/resolved.ts';
import { gatherRemovals, type Removals } from './gather-removals.ts';
import { setScalar } from '../yaml/set-scalar.ts';

export interface RemovePlan extends Removals {
  /** Addresses that were published, of pages that go. */
  readonly lost: readonly string[];
  /** Facts that nothing shows any more, which go too. */
  readonly orphans: readonly string[];
  readonly changes: Changes;
  /** The findings of `check` afterwards. */
  readonly findings: readonly Finding[];
}

/** Facts that lose their last use lead to others, which are worked out from them. */
const mostRounds = 4;

/**
 * Everything that goes with a row; nothing is written.
 * @param to where its addresses lead from now on; `null` for nowhere
 */
export function planRemove(spec: Spec, table: string, row: Row, to: string | null): RemovePlan {
  const removals = gatherRemovals(spec, table, row);
  const lost = removals.rows.flatMap((gone) => lostAddresses(spec, gone.row));
  const redirects = [...lost.map((from) => ({ from, to })), ...lostChoices(spec, removals)];
  const orphans: Origin[] = [];
  for (let round = 0; ; round += 1) {
    const changes = changesOf(spec, removals, orphans, redirects);
    const findings = findingsWith(spec, changes);
    const known = new Set(orphans.map(placeKey));
    const found = round < mostRounds ? orphansIn(spec, findings).filter((one) => !known.has(placeKey(one))) : [];
    orphans.push(...found);
    if (found.length > 0) continue;
    const names = orphans.map(({ path }) => path.filter((step) => step !== 'readings').join('.'));
    return { ...removals, lost, orphans: names, changes, findings };
  }
}

/** The published addresses of a row's pages, those of its former ids with them. */
function lostAddresses({ pages, published }: Spec, row: Row): string[] {
  return pages.flatMap((page) => {
    const { template, path } = page;
    if (!isPageOf(page, row)) return [];
    const former = typeof template === 'string' ? formerIdsOf(row.data).map((id) => addressWithId(template, id)) : [];
    return [path, ...former].filter((address) => published.has(address));
  });
}

/** Published links that choose a row without a page: they open their form without a choice. */
function lostChoices(spec: Spec, { rows }: Removals): Redirect[] {
  const links = rowLinks(spec);
  const addresses = rows.flatMap(({ table, row }) =>
    links
      .filter(({ tables }) => tables.includes(table))
      .flatMap(({ start }) => [row.id, ...formerIdsOf(row.data)].map((id) => start + id)),
  );
  return addresses.filter((address) => spec.published.has(address)).map(toForm);
}

function changesOf(
  spec: Spec,
  { removals, rewrites }: Removals,
  orphans: readonly Origin[],
  lost: readonly Redirect[],
): Changes {
  const edits = new Edits();
  for (const { source, path } of [...removals, ...orphans]) edits.remove(source, path);
  for (const { source, path, text } of rewrites) edits.add(source, (yaml) => setScalar(yaml, path, text));
  keepRedirects(edits, spec, { lost });
  return edits.changes();
}

/** The facts with a finding that they are unused. */
function orphansIn({ index }: Spec, findings: readonly Finding[]): Origin[] {
  const source = index.singles.get('facts');
  if (source === undefined) return [];
  const unused = new Set(findings.flatMap(({ code, path }) => (code === 'rule/fact-unused' ? [path] : [])));
  return namedFacts(source.data).flatMap(({ path }) => (unused.has(path.join('/')) ? [{ source, path }] : []));
}
