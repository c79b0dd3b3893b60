import { attempt } from './base/attempt.ts';
import { cached } from './base/cached.ts';
import { finishWrite } from './cache/write-files.ts';
import { comingDays, onDay, type ComingDay } from './model/index/coming.ts';
import { shownIndex } from './model/index/days.ts';
import { assembleSite } from './model/assemble/assemble-site.ts';
import { factUsage, type FactUsage } from './model/facts/fact-usage.ts';
import type { Finding } from './base/findings/finding.ts';
import { placedIn, placingFaults, reportedFindings } from './rules/engine/reported-findings.ts';
import { unknownsOf, ruleInputs } from './rules/engine/rule.ts';
import type { MadePage } from './model/pages/pages.ts';
import { readPublished, type Published } from './model/published/ledger.ts';
import { ledgerFindings, readLedger } from './release/to-settle.ts';
import { parseSpec, ParseCache } from './read/parse-cache.ts';
import { readPictures } from './read/pictures.ts';
import { readPublicFiles } from './read/public-files.ts';
import { readSpec, type Changes } from './read/read.ts';
import { namedFacts } from './model/facts/named-facts.ts';
import { resolveSpec, siteAddresses, type ResolvedSpec } from './model/resolve-spec.ts';
import type { Source } from './read/source.ts';
import { indexSpec, type SpecIndex } from './model/index/spec-index.ts';
import { runRules, type RuleTimes } from './rules/engine/run-rules.ts';
import { withDecimals } from './schemas/decimals.ts';
import type { Schemas } from './schemas/schemas.ts';
import { hasFormat } from './validate/formats.ts';
import { compileSchemas, type CompiledSchemas } from './validate/validators.ts';
import { lucideIcons } from './validate/icons.ts';
import { valueAt } from './base/json.ts';
import type { Resolved } from './model/resolve/resolved.ts';
import { validateSpec } from './validate/validate-spec.ts';
import { vocabularyOf } from './validate/vocabulary.ts';
import { buildDay } from './run/build-day.ts';
import { diskCache, placeOf } from './run/project.ts';
import type { Site, SiteSize } from './model/site.ts';

/** The outcome of one run over the spec: the site, or all that is wrong with it. */
export interface LoadResult extends CheckedSpec {
  /** Absent when there is any finding. */
  site: Site | undefined;
}

/** The findings and notes of a spec, before its site is assembled. */
interface CheckedSpec {
  findings: readonly Finding[];
  /** What the site consists of. Absent when there is any finding. */
  size: SiteSize | undefined;
  /** The pages as they were made, by address: they know where each block is written. */
  pages: ReadonlyMap<string, MadePage>;
  /** What stands on all pages (`navigation`, `site`), resolved as far as it can be; also where there are findings. */
  everywhere: ReadonlyMap<string, Resolved>;
  /** Every document that could be read. */
  sources: readonly Source[];
  /** The list of published addresses; `undefined` where there is none, or none that can be read. */
  published: Published | undefined;
  /** The day that the site is of, as `YYYY-MM-DD`. */
  day: string;
  /** The days after it on which rows or blocks appear or disappear, the next one first. */
  coming: readonly ComingDay[];
  ruleTimes: RuleTimes;
}

/** A load that has come as far as the values. What remains, the rules and the site, is left to those who want it. */
export interface StartedLoad {
  pages: CheckedSpec['pages'];
  /** Whether the values of a page are valid; its blocks are resolved for that. */
  isValid: (page: MadePage) => boolean;
  /**
   * The site, where the values of files, rows and routes are valid and nothing is missing that it needs. A rule may refuse it yet, and the
   * blocks of a page may be at fault.
   */
  draft: () => Site | undefined;
  /** The findings and notes without assembling the site: a tenth of the time of a large one. */
  check: () => CheckedSpec;
  finish: () => LoadResult;
}

/** The whole way from `spec/*.yaml` to one typed value, or to all that is wrong with the spec. No step looks back. */
function readValues(tools: Tools, changes: Changes | undefined, givenDay: string | undefined) {
  const { root, engine, cache, schemas, validators, readDecimals, drafts } = tools;
  const files = readSpec(root, schemas, changes);
  const parsed = parseSpec(files.sources, cache);
  const sources = parsed.sources.map(readDecimals);
  const pictures = readPictures(root, changes, cache.folder);
  const publicFiles = readPublicFiles({ root, engine });

  const whole = indexSpec(sources, schemas.tables);
  const day = givenDay ?? buildDay(timeZoneWritten(whole));
  const index = shownIndex(whole, schemas, { day, drafts });
  const resolved = resolveSpec(index, schemas);
  const addresses = siteAddresses(resolved);

  const known = { addresses, icons: lucideIcons(), pictures: new Set(pictures.files.keys()), files: publicFiles };
  const vocabulary = vocabularyOf(index, resolved.plans, schemas, known);
  const invalid = validateSpec(index, resolved, validators, vocabulary);

  const found = [files, pictures, parsed, resolved].flatMap((step) => step.findings);

  const usage = cached<void, FactUsage>(() => factUsage(resolved));
  const pages = new Map(resolved.pages.map((page) => [page.path, page]));
  // Where a rule has a finding, something that the site needs may be missing.
  const assemble = cached<void, Site>(() => {
    const { usedIcons } = vocabulary;
    return assembleSite({ index, resolved, schemas, usage, usedIcons, pictures: pictures.files, publicFiles, day });
  });

  const checkRules = (): CheckedSpec => {
    const ledger = readPublished(root);
    const blocks = resolved.pages.map(({ made }) => made);
    const ofValues = [...invalid.findings, ...resolved.pages.flatMap(invalid.inBlocks)];
    const unknown = [...resolved.unknown, ...blocks.flatMap((made) => made.unknown)];
    const unknowns = unknownsOf([...files.findings, ...parsed.findings], { ...resolved, unknown }, addresses, index);
    const inputs = ruleInputs({
      root,
      schemas,
      index,
      resolved,
      addresses,
      unknowns,
      usage: usage(),
      files: publicFiles,
      published: ledger.published,
    });
    const { findings: broken, ruleTimes } = runRules(inputs);

    const ofReferences = blocks.flatMap((made) => made.findings);
    const written = [...found, ...ofReferences, ...ledger.findings, ...ledgerFindings(readLedger(root))];
    const all = [...written, ...ofValues, ...broken];
    const findings = reportedFindings(all, unknowns, index);
    const singles = resolved.values.flatMap((value) =>
      value.kind === 'single' ? [[value.name, value.resolved] as const] : [],
    );
    return {
      findings,
      size: findings.length === 0 ? sizeOf(resolved) : undefined,
      pages,
      everywhere: new Map(singles),
      sources,
      published: ledger.published,
      day,
      coming: comingDays(whole, schemas, day),
      ruleTimes,
    };
  };
  const areValid = [...found, ...invalid.findings, ...resolved.unknown].length === 0;
  const isValid = (page: MadePage) =>
    [...page.made.findings, ...page.made.unknown, ...invalid.inBlocks(page)].length === 0;
  return { pages, areValid, isValid, checkRules, assemble };
}

/** The time zone of the settings, in which the days of a site begin; that of Greenwich where the settings are at fault, which is reported by itself. */
function timeZoneWritten({ singles }: SpecIndex): string {
  const zone = valueAt(singles.get('site')?.data, ['locale', 'timeZone']);
  return typeof zone === 'string' && hasFormat('time-zone', zone) ? zone : 'UTC';
}

function sizeOf({ pages, values, facts }: ResolvedSpec): SiteSize {
  const rows = values.filter(({ kind }) => kind === 'row').length;
  return { pages: pages.length, rows, facts: namedFacts(facts?.value ?? {}).length };
}

interface Tools extends CompiledSchemas {
  root: string;
  engine: string;
  cache: ParseCache;
  readDecimals: ReturnType<typeof withDecimals>;
  drafts: boolean;
}

/** The findings of the days on which rows or blocks appear or go, each with the first such day; without those that are known before. */
function findingsAhead(tools: Tools, changes: Changes | undefined, { coming, findings }: CheckedSpec): Finding[] {
  const keyOf = ({ code, file, path, message }: Finding) => [code, file, path, message].join(' ');
  const known = new Set(findings.map(keyOf));
  return coming.flatMap(({ day }) => {
    const fresh = readValues(tools, changes, day)
      .checkRules()
      .findings.filter((one) => !known.has(keyOf(one)));
    for (const one of fresh) known.add(keyOf(one));
    return fresh.map((one) => onDay(one, day));
  });
}

/** Loads the spec as often as it is needed. Only parsed files and compiled schemas are reused between runs. */
export interface SpecLoader {
  schemas: Schemas;
  /**
   * Every problem of the spec is a finding; a throw is a fault of our own.
   * @param changes the spec as it would be with these files
   * @param on the day that the site is of, where it is another than that of the loader
   */
  load: (changes?: Changes, on?: string) => LoadResult;
}

/**
 * A change of a schema needs a new loader; a change of the spec does not.
 * @param engine the folder of the engine, where it is not that of the site
 * @param cache of parsed files; on disk, for this site, unless it is given
 * @param compiled the schemas of the project, where they have been read before
 * @param day the day that the site is of; by default, today in its time zone
 * @param drafts whether drafts are shown
 * @param ahead whether the spec is also checked on each day to come on which a row or block appears or goes
 */
export function createLoader({
  root,
  engine = root,
  cache = new ParseCache(diskCache({ root, engine })),
  compiled = placingFaults(placeOf({ root, engine }), () => compileSchemas({ root, engine }, cache.folder)),
  day,
  drafts = false,
  ahead = false,
}: {
  root: string;
  engine?: string;
  cache?: ParseCache;
  compiled?: CompiledSchemas;
  day?: string | undefined;
  drafts?: boolean;
  ahead?: boolean;
}) {
  // An edit that was killed between two of its files.
  finishWrite(root);
  const place = placeOf({ root, engine });
  const tools = { root, engine, cache, ...compiled, readDecimals: withDecimals(compiled.schemas), drafts };
  const start = (changes?: Changes, on = day): StartedLoad => {
    const { pages, areValid, isValid, checkRules, assemble } = placingFaults(place, () =>
      readValues(tools, changes, on),
    );
    const check = () =>
      placingFaults(place, (): CheckedSpec => {
        const checked = checkRules();
        const ofSpec = [...checked.findings, ...(ahead ? findingsAhead(tools, changes, checked) : [])];
        // A block in the making is drawn in the dev server, as a draft is.
        const findings = [...placedIn(place, ofSpec), ...(drafts ? [] : compiled.schemas.undescribed)];
        return { ...checked, findings, size: findings.length === 0 ? checked.size : undefined };
      });
    // Where it throws, something is missing that a rule looks for: its finding says more than the error.
    const draft = () => (areValid ? attempt(assemble) : undefined);
    const finish = cached<void, LoadResult>(() => {
      const checked = check();
      return { ...checked, site: checked.findings.length === 0 ? placingFaults(place, assemble) : undefined };
    });
    return { pages, isValid, draft, check, finish };
  };
  return {
    schemas: compiled.schemas,
    start: () => start(),
    load: (changes?: Changes, on?: string) => start(changes, on).finish(),
    check: (changes?: Changes) => start(changes).check(),
  };
}

export type Loader = ReturnType<typeof createLoader>;
