import { takeAnnotations } from './resolve/annotations.ts';
import { addressesOf, aliasesOf, makePage, pageValue, planPages, type MadePage, type PagePlan } from './assemble.ts';
import { withoutEchoes } from './findings/echoes.ts';
import { sortFindings, type Finding } from './findings/finding.ts';
import { readIconNames } from './icons.ts';
import { together, type RowAddress } from './findings/together.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from './json.ts';
import { camelCase } from './emit/names.ts';
import type { ParseCache } from './read/parse-cache.ts';
import { Phases, type PhaseTime } from './phases.ts';
import { readSpec } from './read/read.ts';
import { factUsage } from './facts/fact-usage.ts';
import { registerFacts, type RegisteredFact } from './facts/register-facts.ts';
import { figuresOf } from './resolve/figures.ts';
import { References } from './resolve/references.ts';
import { Resolver } from './resolve/resolver.ts';
import { indexSpec, type Source, type SpecIndex } from './resolve/spec-index.ts';
import { checkChatScript } from './rules/chat-script.ts';
import { checkFactValues } from './rules/fact-values.ts';
import { checkFacts } from './rules/facts.ts';
import { checkHeads } from './rules/heads.ts';
import { checkIds } from './rules/ids.ts';
import { checkRoiAliases } from './rules/roi-aliases.ts';
import { checkRoiTimeline } from './rules/roi-timeline.ts';
import { checkRoutes, safePath } from './rules/routes.ts';
import { readSchemas, type Schemas } from './schemas.ts';
import type { Site } from './site.ts';
import { choicesOf } from './validate/choices.ts';
import { checkRouteFile } from './validate/check-routes.ts';
import type { Value } from './resolve/value.ts';
import { checkBlocks, checkValue, withoutRepeats } from './validate/check-values.ts';
import { createValidators, type Validators, type Vocabulary } from './validate/validators.ts';

/** The outcome of one run over the spec: the site, or all that is wrong with it. */
export interface Load {
  /** Absent when there is any finding. */
  site: Site | undefined;
  findings: readonly Finding[];
  /** Every document that could be read, with what its annotations say. */
  sources: readonly Source[];
  phases: readonly PhaseTime[];
}

/** Loads the spec again and again: what does not change between runs is kept. */
export interface SpecLoader {
  schemas: Schemas;
  /** Every problem of the spec is a finding; a throw is a fault of our own. */
  load: () => Load;
}

/**
 * Reads and compiles the schemas. A change of a schema needs a new loader; a change of the spec does not.
 * @param cache keeps parsed files between runs, and between processes when it lies on disk.
 */
export function createLoader({ root, cache }: { root: string; cache: ParseCache }): SpecLoader {
  const schemas = readSchemas(root);
  const validators = createValidators(schemas);
  const icons = readIconNames();
  return { schemas, load: () => loadSite({ root, cache, schemas, validators, icons }) };
}

interface Tools {
  root: string;
  cache: ParseCache;
  schemas: Schemas;
  validators: Validators;
  icons: ReadonlySet<string>;
}

/** The whole way from `spec/*.yaml` to one typed value: read, lint, resolve, validate, rules, assemble. */
function loadSite({ root, cache, schemas, validators, icons }: Tools): Load {
  const phases = new Phases();
  const read = phases.run('read', () => readSpec(root, schemas));
  const parsed = phases.run('parse', () => read.sources.map((source) => cache.parse(source)));
  const sources = parsed.flatMap(({ document }) =>
    document === undefined ? [] : [{ document, ...takeAnnotations(document) }],
  );
  const early = [
    ...read.findings,
    ...parsed.flatMap(({ findings }) => findings),
    ...sources.flatMap(({ findings }) => findings),
  ];

  const index = indexSpec(sources, [...schemas.tables.keys()]);
  const resolver = new Resolver(new References(index, schemas));
  const { values, plans, idle, pages, planFindings } = phases.run('resolve', () => resolveAll(index, resolver));
  const addresses = new Set([
    ...plans.flatMap((plan) => [plan.path, ...aliasesOf(plan)]),
    ...idle.flatMap(addressesOf),
  ]);
  const ids = new Map([...index.rowsById].map(([table, rows]) => [table, new Set(rows.keys())]));
  const vocabulary = { addresses, ids, choices: choicesOf(index), icons, usedIcons: new Set<string>() };

  const late = phases.run('validate', () =>
    validateAll(index, values, pages, validators, [...schemas.blocks.keys()], vocabulary),
  );
  const used = new Set(
    [...values, ...pages.flatMap((page) => [page.route, ...page.blocks].map((resolved) => ({ resolved })))].flatMap(
      ({ resolved }) => [...resolved.facts.keys()],
    ),
  );
  const usage = phases.run('usage', () => factUsage({ values, pages, schemas }));
  const rules = phases.run('rules', () => [
    ...checkIds(index, schemas),
    ...checkRoutes(plans, index),
    ...checkHeads(pages, schemas),
    ...checkFacts(index, usage, used),
    ...checkFactValues(index),
    ...checkRoiAliases(index),
    ...checkChatScript(index, root),
    ...checkRoiTimeline(index),
  ]);
  const all = [...early, ...planFindings, ...resolver.findings, ...late, ...rules];
  const gaps = {
    unread: early.filter(({ code }) => !code.startsWith('rule/')).map(({ file }) => file),
    unknown: resolver.unknown,
    routes: idle.length > 0,
    pages: plans.some(({ page }) => !isObject(page.data) || !Array.isArray(page.data.blocks)),
    addresses:
      idle.some((route) => addressesOf(route).length === 0) ||
      [...addresses].some((address) => !safePath.test(address)),
  };
  const findings = sortFindings(together(sortFindings(withoutEchoes(all, gaps)), rowAddresses(plans)));
  const site =
    findings.length > 0
      ? undefined
      : phases.run('assemble', () =>
          assemble(index, values, pages, vocabulary.usedIcons, registerFacts({ sources, usage })),
        );
  return { site, findings, sources, phases: phases.times };
}

/** The addresses that rows give to the pages of a family. */
function rowAddresses(plans: readonly PagePlan[]): RowAddress[] {
  const families = new Map(plans.map((plan) => [plan.family, plan]));
  return [...families.values()].flatMap(({ template, row }) =>
    typeof template === 'string' && row !== undefined ? [{ table: row.source.document.name, template }] : [],
  );
}

function resolveAll(index: SpecIndex, resolver: Resolver) {
  const values: Value[] = [];
  for (const [name, source] of index.singles) {
    // Routes are resolved page by page: their texts may refer to the row.
    if (name !== 'routes') values.push({ kind: 'single', name, resolved: resolver.resolve(source, [], source.data) });
  }
  for (const [name, rows] of index.tables) {
    for (const row of rows)
      values.push({ kind: 'row', name, resolved: resolver.resolve(row.source, row.path, row.data, row) });
  }
  const { plans, idle, findings: planFindings } = planPages(index, resolver);
  const pages = plans.map((plan) => makePage(plan, resolver));
  return { values, plans, idle, pages, planFindings };
}

/** Validates each file and row by itself, then the pages they make: what a file reports, its pages do not repeat. */
function validateAll(
  index: SpecIndex,
  values: readonly Value[],
  pages: readonly MadePage[],
  validators: Validators,
  types: readonly string[],
  vocabulary: Vocabulary,
): Finding[] {
  const checked = values.flatMap(({ kind, name, resolved }) => {
    const validate = kind === 'single' ? validators.kind(name) : validators.table(name);
    const file = resolved.origin.source.document.file;
    return checkValue(resolved, validate(resolved.value, vocabulary), vocabulary).map((finding) => ({ finding, file }));
  });
  // What is wrong with a value by its own schema is worded by that, not by a schema of those who refer to it.
  const [written, used] = [true, false].map((isOwn) =>
    checked.flatMap(({ finding, file }) => ((finding.file === file) === isOwn ? [finding] : [])),
  ) as [Finding[], Finding[]];
  const own = withoutRepeats(written, used);
  for (const page of new Set(pages.map((made) => made.page))) {
    const resolved = {
      value: page.data,
      origin: { source: page, path: [] },
      originOf: (path: DocumentPath) => ({ source: page, path }),
      facts: new Map(),
    };
    own.push(...checkValue(resolved, validators.kind('page')(page.data, vocabulary), vocabulary));
  }
  const routes = index.singles.get('routes');
  const shown = [
    ...(routes === undefined ? [] : checkRouteFile(routes, pages, validators, vocabulary)),
    ...pages.flatMap((page) => checkBlocks(page, types, validators, vocabulary)),
  ];
  return withoutRepeats(own, shown);
}

function assemble(
  index: SpecIndex,
  values: readonly Value[],
  pages: readonly MadePage[],
  usedIcons: ReadonlySet<string>,
  factRegister: RegisteredFact[],
): Site {
  const single = (name: string): JsonObject => {
    const value = values.find((candidate) => candidate.kind === 'single' && candidate.name === name)?.resolved.value;
    return isObject(value) ? value : {};
  };
  const rows = Map.groupBy(
    values.filter(({ kind }) => kind === 'row'),
    ({ name }) => name,
  );
  const tables: Record<string, Json[]> = {};
  for (const name of index.tables.keys())
    tables[camelCase(name)] = (rows.get(name) ?? []).map(({ resolved }) => resolved.value);
  return {
    settings: single('site'),
    navigation: single('navigation'),
    facts: figuresOf(single('facts')),
    factRegister,
    tables,
    roi: single('roi'),
    pages: pages.map(pageValue),
    usedIcons: [...usedIcons].toSorted(),
  };
}
