import { type MadePage, writtenAddresses, pageAddresses, type Plans } from '../../model/pages/pages.ts';
import { siteLinks, type SiteLinks } from '../../model/pages/links.ts';
import type { FactUsage } from '../../model/facts/fact-usage.ts';
import type { Calculator } from '../../model/figures/calculator.ts';
import type { Published } from '../../model/published/ledger.ts';
import type { ResolvedSpec } from '../../model/resolve-spec.ts';
import type { Shown } from '../../model/resolve/references.ts';
import type { PublicFiles } from '../../read/public-files.ts';
import type { Source } from '../../read/source.ts';
import type { Row, SpecIndex } from '../../model/index/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type DocumentPath, textsIn, type PlacedText } from '../../base/json.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { reservedPathReason, safePath } from '../../model/routes/reserved-path.ts';
import type { Finding, Fault } from '../../base/findings/finding.ts';
import { isExcluded } from '../../model/index/days.ts';

/**
 * A law of the whole spec. A file of codegen/rules/ exports one under the name `rule`; nothing else names it.
 * A rule sees only the inputs that it `reads`, and it runs only when all of them are complete.
 */
export interface Rule<Input extends keyof RuleInputs = keyof RuleInputs> {
  reads: readonly Input[];
  /** Checks what other rules rely on: its findings come before theirs. */
  isFirst?: true;
  /** Finds what is missing or unused, as it may be only since something else is wrong: its findings wait until nothing is by the schemas. */
  isLast?: true;
  check: (inputs: Pick<RuleInputs, Input>, report: Report) => void;
}

/** Makes a finding at a path of a file; `target` marks the key or the value there, `within` a part of the value. */
export type Report = (
  source: Source,
  path: DocumentPath,
  fault: Fault,
  target?: 'key' | 'value',
  within?: string,
) => void;

/** Declares a rule: the types of its inputs follow from those that it names. */
export function defineRule<Input extends keyof RuleInputs>(rule: Rule<Input>) {
  return rule;
}

/** The inputs of rules. Each one but `present` is whole or absent; a rule does not run without all of its inputs. */
export interface RuleInputs {
  root: string;
  schemas: Schemas;
  /** The readable part of the spec: for faults in it, never for what the spec lacks. */
  present: Present;
  site: Source;
  theme: Source;
  routes: Source;
  facts: Source;
  roi: Source;
  redirects: Source;
  /** The published addresses; absent without a ledger, or with unread redirects. */
  published: Published;
  /** Every row of every table, as written. */
  tables: ReadonlyMap<string, readonly Row[]>;
  /** Every form, as written, by the name of its file. */
  forms: ReadonlyMap<string, Source>;
  /** Every page file, as written. */
  pageFiles: ReadonlyMap<string, Source>;
  /** Every page, resolved; no reference in the spec leads nowhere. */
  pages: readonly MadePage[];
  /** Every link that pages, rows and settings write. */
  links: SiteLinks;
  addresses: ReadonlySet<string>;
  calculator: Calculator;
  /** Every place where a fact is shown. This and the one below are absent on a day that hides a row or a block, which would use it. */
  usage: FactUsage;
  /** What those pages show of rows. */
  shown: Shown;
  files: PublicFiles;
}

/** The part of the spec that could be read. */
interface Present {
  index: SpecIndex;
  /** A broken reference is unchanged in them. */
  pages: readonly MadePage[];
  published?: Published | undefined;
}

interface Known extends Pick<RuleInputs, 'root' | 'schemas' | 'usage' | 'addresses'> {
  files: PublicFiles;
  index: SpecIndex;
  resolved: ResolvedSpec;
  published: Published | undefined;
  unknowns: Unknowns;
}

const singleKinds = ['site', 'theme', 'facts', 'roi', 'redirects', 'routes'] as const;

export function ruleInputs(known: Known): Partial<RuleInputs> {
  const { root, schemas, index, resolved, addresses, usage, published, unknowns } = known;
  const { values, pages, calculator } = resolved;
  const isWhole = index.hidden.size + index.hiddenBlocks.size === 0;
  const isRead = (...names: string[]) => !hasUnread(unknowns, names);
  const areRows = isRead('tables') && index.oddRows.length === 0 && unknowns.rows.size === 0;
  const areResolved =
    areRows && unknowns.unread.length === 0 && unknowns.unknown.length === 0 && !unknowns.routes && !unknowns.pages;
  const files = singleKinds.flatMap((name) => {
    const source = name === 'routes' && unknowns.routes ? undefined : index.singles.get(name);
    return source === undefined ? [] : [[name, source] as const];
  });
  return {
    root,
    schemas,
    files: known.files,
    present: { index, pages, published },
    ...Object.fromEntries(files),
    ...(areRows && { tables: index.tables }),
    ...(isRead('forms') && { forms: index.forms }),
    ...(isRead('pages') && { pageFiles: index.pages }),
    ...(published !== undefined && isRead('redirects') && { published }),
    ...(areResolved && { pages, links: siteLinks(pages, values, schemas) }),
    ...(areResolved && isWhole && { usage, shown: resolved.shown }),
    ...(areRows && isRead('facts', 'roi') && { calculator }),
    ...(!unknowns.addresses && isRead('routes', 'tables', 'pages') && { addresses }),
  };
}

/** The parts of the spec that a run does not know, and must not judge. */
export interface Unknowns {
  /** Files that could not be read or parsed. */
  unread: readonly string[];
  /** Places whose value could not be known: a reference there leads nowhere. The row is the one that `row.…` means. */
  unknown: readonly (Origin & { row?: Row | undefined })[];
  /** The tables in which two rows have one id: which of them is meant is not known, nor the row whose id it took. */
  rows: ReadonlySet<string>;
  /** Some route made no page, or the page of another one. */
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
  { tables, rowsById }: SpecIndex,
): Unknowns {
  const rows = [...tables].flatMap(([table, all]) => (rowsById.get(table)?.size === all.length ? [] : [table]));
  const written = plans.flatMap(pageAddresses).filter((address) => address !== '');
  // The address that the second route had before is not known either.
  const isTwice = new Set(written.map((address) => address.toLowerCase())).size < written.length;
  return {
    unread: early.filter(({ code }) => !code.startsWith('rule/')).map(({ file }) => file),
    unknown,
    rows: new Set(rows),
    routes: pageless.length > 0 || isTwice,
    pages: plans.some(({ page }) => !isObject(page.data) || !Array.isArray(page.data.blocks)),
    addresses:
      isTwice ||
      pageless.some((route) => writtenAddresses(route).length === 0) ||
      [...addresses].some((address) => !safePath.test(address) || reservedPathReason(address) !== undefined),
  };
}

/** True if a file is unreadable whose path in `spec/` begins with one of `names` (`facts`, `tables`). */
export function hasUnread({ unread }: Unknowns, names: readonly string[]): boolean {
  return unread.some((file) => names.some((name) => file.startsWith(`spec/${name}`)));
}

interface WrittenText extends PlacedText {
  source: Source;
}

/** Every text of the readable files that passes, except the texts of rows and blocks that are not on the site on this day. */
export function writtenTexts(index: SpecIndex, passes: RegExp | ((text: string) => boolean)): readonly WrittenText[] {
  const isLike = typeof passes === 'function' ? passes : (text: string) => text.search(passes) !== -1;
  return writtenSources(index).flatMap((source) =>
    textsIn(source.data, isLike).flatMap((text) => (isExcluded(index, source, text.path) ? [] : [{ ...text, source }])),
  );
}

function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}
