import { namedFacts } from '../../../model/facts/named-facts.ts';
import type { Finding } from '../../../base/findings/finding.ts';
import type { Changes } from '../../../read/read.ts';
import { addressWithId } from '../../../model/index/hidden-row.ts';
import { formerIdsOf, type Redirect } from '../../../model/redirects/redirects.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { rowLinks, toForm } from '../../../model/published/row-links.ts';
import { Edits, findingsWith, isPageOf, placeKey, type Spec, rowsWithId, addressesOf, isWithin } from '../spec.ts';
import { keepRedirects } from '../update-redirects.ts';
import type { Origin } from '../../../model/resolve/resolved.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { valueAt, type DocumentPath, isObject } from '../../../base/json.ts';
import type { Source } from '../../../read/source.ts';
import { mentionsOf, type Mention, type Part } from '../mentions/mentions-of.ts';
import { schemaPlace } from '../../../schemas/schema-walk.ts';

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
  keepRedirects(edits, spec, lost);
  return edits.changes();
}

/** The facts with a finding that they are unused. */
function orphansIn({ index }: Spec, findings: readonly Finding[]): Origin[] {
  const source = index.singles.get('facts');
  if (source === undefined) return [];
  const unused = new Set(findings.flatMap(({ code, path }) => (code === 'rule/fact-unused' ? [path] : [])));
  return namedFacts(source.data).flatMap(({ path }) => (unused.has(path.join('/')) ? [{ source, path }] : []));
}

/** A text that stays, written otherwise. */
interface Rewrite extends Origin {
  readonly text: string;
}

interface Removals {
  /** The row itself first, then those that cannot be without it. */
  readonly rows: readonly { readonly table: string; readonly row: Row; readonly addresses: readonly string[] }[];
  readonly removals: readonly Origin[];
  readonly rewrites: readonly Rewrite[];
  /** Places that name a row and that only a person can write otherwise: sentences, parts that a page needs. */
  readonly left: readonly Mention[];
}

/** Follows the mentions of a row, on whatever days it is on the site, of the rows that go with it, and of the items of their lists. Nothing is written. */
export function gatherRemovals(spec: Spec, table: string, row: Row): Removals {
  const rows = new Map<Row, { table: string; addresses: readonly string[] }>();
  const removals = new Map<string, Origin>();
  const rewrites = new Map<string, Rewrite>();
  const left: Mention[] = [];

  const gatherRow = (own: string, gone: Row): void => {
    if (rows.has(gone)) return;
    const addresses = addressesOf(spec, gone);
    rows.set(gone, { table: own, addresses });
    removals.set(placeKey(gone), { source: gone.source, path: gone.path });
    for (const mention of mentionsOf(spec, { table: own, id: gone.id }, new Set(addresses))) gatherMention(mention);
  };

  const gatherMention = (mention: Mention): void => {
    const { source, path, text, as } = mention;
    const written = rewrites.get(placeKey(mention))?.text ?? text;
    const isParameter = as === 'id' && text.startsWith('/');
    // A person must rewrite a sentence.
    const isSentence = as === 'id' && /[^\s{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')) && text.includes('{');
    if (isParameter) rewrites.set(placeKey(mention), { source, path, text: withoutRow(written, mention) });
    else if (isSentence || source.document.kind === 'redirects' || !remove(source, path)) left.push(mention);
  };

  /** True if there was something to remove. */
  const remove = (source: Source, path: DocumentPath): boolean => {
    const found = removableAt(spec, source, path);
    if (found === undefined) return false;
    if ('row' in found) {
      gatherRow(found.table, found.row);
      return true;
    }
    removals.set(placeKey({ source, path: found.path }), { source, path: found.path });
    const list = found.path.slice(0, -1);
    const items = valueAt(source.data, list);
    if (!Array.isArray(items)) return true;
    const isEmptied = items.every((_, index) => removals.has(placeKey({ source, path: [...list, index] })));
    return !isEmptied || !needsItems(spec, source, list) || remove(source, list);
  };

  gatherRow(table, row);
  for (const other of rowsWithId(spec, { table, id: row.id })) gatherRow(table, other);
  const all = [...removals.values()];
  const isInside = ({ source, path }: Origin) =>
    all.some((other) => other.source === source && other.path.length < path.length && isWithin(path, other.path));
  const isGone = (place: Origin) => isInside(place) || removals.has(placeKey(place));
  return {
    rows: [...rows].map(([gone, rest]) => ({ row: gone, ...rest })),
    removals: all.filter((place) => !isInside(place)),
    rewrites: [...rewrites.values()].filter((place) => !isGone(place)),
    left: left.filter((place) => !isGone(place)),
  };
}

/** A link to a page that stays, without the parameter or the fragment that names the row: `/demo?cas=a&type=b` → `/demo?type=b`. */
export function withoutRow(href: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  if (href[start - 1] === '#') return href.slice(0, start - 1) + href.slice(end);
  const from = Math.max(href.lastIndexOf('?', start), href.lastIndexOf('&', start));
  const rest = href.slice(end);
  if (href[from] === '?' && rest.startsWith('&')) return `${href.slice(0, from)}?${rest.slice(1)}`;
  return href.slice(0, from) + rest;
}

/** The part to remove with a value: an entry or item, or a whole row. */
type Removable = { readonly path: DocumentPath } | { readonly row: Row; readonly table: string };

/**
 * The smallest thing that can go with the value at `path`: an item of a list, an optional key of a mapping, else the holder of the
 * mapping. `undefined` where that would be a block, or a part that the file cannot do without: this is for a person to decide.
 */
function removableAt(spec: Pick<Spec, 'index' | 'schemas'>, source: Source, path: DocumentPath): Removable | undefined {
  const row = rowAt(spec, source, path);
  if (row !== undefined) return row;
  const above = path.slice(0, -1);
  const parent = valueAt(source.data, above);
  const isBlock = source.document.kind === 'page' && path.length <= 2;
  if (path.length === 0 || isBlock || parent === undefined) return undefined;
  if (Array.isArray(parent)) return { path };
  const key = String(path.at(-1));
  const { required } = schemaPlace(source, path, spec.schemas).schema(1) ?? {};
  // A link needs its address, a choice of rows without ids would mean all rows, and a mapping needs a key.
  const isOnly = isObject(parent) && Object.keys(parent).length === 1;
  const isNeeded =
    isOnly ||
    ['href', 'ref', 'id', 'pick', 'from'].includes(key) ||
    (Array.isArray(required) && required.includes(key));
  return isNeeded ? removableAt(spec, source, above) : { path };
}

/** True if the list at a path must not be empty. */
function needsItems({ schemas }: Pick<Spec, 'schemas'>, source: Source, path: DocumentPath): boolean {
  return path.at(-1) === 'pick' || Number(schemaPlace(source, path, schemas).schema()?.minItems ?? 0) > 0;
}

function rowAt({ index }: Pick<Spec, 'index'>, source: Source, path: DocumentPath): Removable | undefined {
  if (source.document.kind !== 'table') return undefined;
  const table = source.document.name;
  const row = index.tables.get(table)?.find((one) => one.source === source && one.path.join('/') === path.join('/'));
  return row && { row, table };
}
