import { cached } from '../../base/cached.ts';
import { escapePattern, camelCase } from '../../base/names.ts';
import { isObject, itemsAt, type JsonObject, textsOf } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { addressWithId } from '../index/hidden-row.ts';
import type { PagePlan } from '../pages/pages.ts';
import type { Site } from '../site.ts';
import { readFormer } from './former-address.ts';

/** A redirect as the configuration of every server has it (docs/servers.md). */
export interface RedirectRow extends Redirect {
  /**
   * Finds the requests it answers, in `path?query`: the path decoded, in its one spelling; the query as sent. Go, PCRE and JavaScript read it
   * alike.
   */
  readonly pattern: string;
  /** Whether it is for all addresses below one, and waits until no page or file has the requested one. */
  readonly isWild: boolean;
  /** The Location, absent where the page is gone: what stands before the query of the request, and after it. */
  readonly location?: { readonly before: string; readonly after: string };
  /** What joins that query to it; '' where it has served to find the page, and is dropped. */
  readonly join: '' | '?' | '&';
}

/** A row with its pattern compiled: each request, and each check of a link, tries all of them. */
interface Row extends RedirectRow {
  readonly matcher: RegExp;
}

/** Every redirect, in the order in which they count: those with parameters, those of one address, those of all below one, the longest first. */
export const redirectTable = cached((redirects: readonly Redirect[]): readonly Row[] => {
  const rank = ({ from, isWild }: RedirectRow) => (isWild ? 2 : from.includes('?') ? 0 : 1);
  return redirects
    .map(rowOf)
    .toSorted((one, other) => rank(one) - rank(other) || (one.isWild ? other.from.length - one.from.length : 0));
}, new WeakMap());

/**
 * The redirect that answers a request, if any does.
 * @param requested `path?query`, as `pattern` has it
 * @param isFound whether a page or a file has that path
 */
export function redirectFor(requested: string, redirects: readonly Redirect[], isFound: boolean) {
  return redirectTable(redirects).find(({ matcher, isWild }) => !(isWild && isFound) && matcher.test(requested));
}

/** The address that a request is redirected to. @param query of the request, without its question mark; undefined for none */
export function locationOf({ location, join }: RedirectRow, query: string | undefined): string {
  return `${location?.before}${join === '' || !query ? '' : join + query}${location?.after}`;
}

function rowOf({ from, to }: Redirect): Row {
  const [path = '', query] = from.split('?');
  const isWild = path.endsWith('/*');
  const named = isWild ? path.slice(0, -1) : path === '/' ? '' : path;
  // A Mac asks for letters and accents apart, and not every server puts them together.
  const written = [...new Set([named, named.normalize('NFD')])].map(escapePattern).join('|');
  const end = isWild ? '[^?]' : query === undefined ? String.raw`/?\?` : String.raw`/?\?${queryPattern(query)}$`;
  const pattern = `^(?:${written})${end}`;
  const row = { from, to, isWild, pattern, matcher: new RegExp(pattern) };
  if (to === null) return { ...row, join: '' };
  const [, before = '', after = ''] = /^([^#]*)(.*)$/.exec(escaped(to)) ?? [];
  return { ...row, location: { before, after }, join: query !== undefined ? '' : before.includes('?') ? '&' : '?' };
}

/** Parameters in any order, others between them: `a=1&b=2` → what `x=0&b=2&a=1` has. */
function queryPattern(query: string): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => {
    return value === '' ? `${anyWriting(name)}=?` : `${anyWriting(name)}=${anyWriting(value)}`;
  });
  return `(?:${ordersOf(parameters)
    .map((order) => `(?:.*&)?${order.join('(?:&.*)?&')}(?:&.*)?`)
    .join('|')})`;
}

function ordersOf(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** A text of a query as a pattern: each sign as it is or escaped, in capitals or not; a space as a plus, too. */
function anyWriting(text: string): string {
  return [...text]
    .map((sign) => {
      if (/[\w.~-]/.test(sign)) return escapePattern(sign);
      const bytes = encodeURIComponent(sign).replace(/^[^%]$/, (one) => `%${one.charCodeAt(0).toString(16)}`);
      const hex = bytes.replaceAll(/[a-f]/gi, (digit) => `[${digit.toLowerCase()}${digit.toUpperCase()}]`);
      return `(?:${hex}|${sign === ' ' ? String.raw`\+` : escapePattern(sign)})`;
    })
    .join('');
}

/** An address as a header may hold it, without signs that mean something to a server's configuration. */
function escaped(to: string): string {
  const { origin, href } = new URL(to.normalize('NFC'), 'https://site.invalid');
  const whole = to.startsWith('/') ? href.slice(origin.length) : href;
  return whole.replaceAll(/["$'\\^`{|}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** An address that had a page once. */
export interface Redirect {
  /** As servers compare it (`readFormer`): `/page?id=3`, `/blog/*`. */
  readonly from: string;
  /** The address of what took its place, a page, a file or another site; null when there is none. */
  readonly to: string | null;
}

/** The redirects of spec/redirects.yaml, which a spec may do without; those that are at fault are left out. */
export function writtenRedirects(source: Source | undefined) {
  return itemsAt(source?.data, ['redirects']).flatMap((row, position) => {
    if (!isObject(row) || typeof row.from !== 'string') return [];
    const { from: typed, to = null, gone } = row;
    const from = readFormer(typed);
    const isWhole = typeof to === 'string' || (to === null && gone === true);
    return isWhole && typeof from === 'string' ? [{ from, to, at: ['redirects', position], typed }] : [];
  });
}

/**
 * The addresses that rows had under their former ids, each leading to the row's page of now. An address that another page
 * has taken in the meantime is that page's.
 * @param taken every address of the site, and every one that spec/redirects.yaml redirects
 */
export function formerAddresses(plans: readonly PagePlan[], taken: Pick<ReadonlySet<string>, 'has'>): Redirect[] {
  const former = plans.flatMap(({ row, template, path: to }) =>
    formerIdsOf(row?.data ?? {}).map((id) => ({ from: addressWithId(String(template), id), to })),
  );
  return former.filter(({ from }) => !from.includes('{') && !taken.has(from));
}

/** The ids that a row had before (`formerIds`). */
export function formerIdsOf({ formerIds }: JsonObject): string[] {
  return textsOf(formerIds);
}

/**
 * By query parameter, the id of now for each id that a row had before.
 * @param linkTables by parameter, the tables whose rows links name
 */
export function formerIdsByParameter({
  linkTables,
  tables,
}: Pick<Site, 'linkTables' | 'tables'>): Record<string, Record<string, string>> {
  const found = Object.entries(linkTables).map(([parameter, names]) => {
    const rows = names.flatMap((table) => tables[camelCase(table)] ?? []).filter(isObject);
    const ids = rows.flatMap((row) => formerIdsOf(row).map((id) => [id, String(row.id)] as const));
    return [parameter, Object.fromEntries(ids)] as const;
  });
  return Object.fromEntries(found.filter(([, ids]) => Object.keys(ids).length > 0));
}
