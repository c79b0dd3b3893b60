import { takeAnnotations } from './annotations.ts';
import { aliasesOf, makePage, pageValue, planPages, type MadePage, type PagePlan } from './assemble.ts';
import { sortFindings, type Finding } from './finding.ts';
import { readIconNames } from './icons.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { camelCase } from './emit/names.ts';
import type { ParseCache } from './parse-cache.ts';
import { Phases, type PhaseTime } from './phases.ts';
import { readSpec } from './read.ts';
import { figuresOf } from './resolve/figures.ts';
import { References } from './resolve/references.ts';
import { Resolver, type Resolved } from './resolve/resolver.ts';
import { indexSpec, type SpecIndex } from './resolve/spec-index.ts';
import { checkFacts } from './rules/facts.ts';
import { checkHeads } from './rules/heads.ts';
import { checkIds } from './rules/ids.ts';
import { checkRoutes } from './rules/routes.ts';
import { readSchemas, type Schemas } from './schemas.ts';
import type { Site } from './site.ts';
import { checkBlocks, checkValue } from './validate/check-values.ts';
import { createValidators, type Validators, type Vocabulary } from './validate/validators.ts';

/** The outcome of one run over the spec: the site, or all that is wrong with it. */
export interface Load {
  /** Absent when there is any finding. */
  site: Site | undefined;
  findings: readonly Finding[];
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
  const sources = parsed.flatMap(({ document }) => (document === undefined ? [] : [{ document, ...takeAnnotations(document) }]));
  const early = [...read.findings, ...parsed.flatMap(({ findings }) => findings), ...sources.flatMap(({ findings }) => findings)];

  const index = indexSpec(sources, [...schemas.tables.keys()]);
  const resolver = new Resolver(new References(index, schemas));
  const { values, plans, pages, planFindings } = phases.run('resolve', () => resolveAll(index, resolver));
  const addresses = new Set(plans.flatMap((plan) => [plan.path, ...aliasesOf(plan)]));
  const ids = new Map([...index.rowsById].map(([table, rows]) => [table, new Set(rows.keys())]));
  const vocabulary = { addresses, ids, icons, usedIcons: new Set<string>() };

  const late = phases.run('validate', () => validateAll(values, pages, validators, [...schemas.blocks.keys()], vocabulary));
  const unreadable = early.some(({ code }) => !code.startsWith('rule/'));
  const used = new Set([...values, ...pages.flatMap((page) => [page.route, ...page.blocks].map((resolved) => ({ resolved })))].flatMap(({ resolved }) => [...resolved.facts]));
  const rules = phases.run('rules', () => [
    ...checkIds(index),
    ...checkRoutes(plans, index),
    ...checkHeads(pages, schemas),
    ...checkFacts(index, pages, used, addresses),
  ]);
  const all = [...early, ...planFindings, ...resolver.findings, ...late, ...rules];
  const findings = sortFindings(firstPerPlace(unreadable ? all.filter(isLocal) : all));
  const site = findings.length > 0 ? undefined : phases.run('assemble', () => assemble(index, values, pages, vocabulary.usedIcons));
  return { site, findings, phases: phases.times };
}

/** A resolved document or row, and what it is. */
interface Value {
  kind: 'single' | 'row';
  name: string;
  resolved: Resolved;
}

function resolveAll(index: SpecIndex, resolver: Resolver) {
  const values: Value[] = [];
  for (const [name, source] of index.singles) {
    // Routes are resolved page by page: their texts may refer to the row.
    if (name !== 'routes') values.push({ kind: 'single', name, resolved: resolver.resolve(source, [], source.data) });
  }
  for (const [name, rows] of index.tables) {
    for (const row of rows) values.push({ kind: 'row', name, resolved: resolver.resolve(row.source, row.path, row.data, row) });
  }
  const { plans, findings: planFindings } = planPages(index, resolver);
  const pages = plans.map((plan) => makePage(plan, resolver));
  return { values, plans, pages, planFindings };
}

function validateAll(values: readonly Value[], pages: readonly MadePage[], validators: Validators, types: readonly string[], vocabulary: Vocabulary): Finding[] {
  const findings = values.flatMap(({ kind, name, resolved }) => {
    const validate = kind === 'single' ? validators.kind(name) : validators.table(name);
    return checkValue(resolved, validate(resolved.value, vocabulary), vocabulary);
  });
  const seen = new Set<PagePlan['page']>();
  for (const page of pages) {
    const shape = validators.kind('routes')({ routes: [page.route.value] }, vocabulary);
    findings.push(...checkValue(withoutPrefix(page.route), shape, vocabulary));
    if (!seen.has(page.page)) {
      const origin = { source: page.page, path: [] };
      findings.push(...checkValue({ value: page.page.data, originOf: (path) => ({ ...origin, path }), facts: new Set() }, validators.kind('page')(page.page.data, vocabulary), vocabulary));
    }
    seen.add(page.page);
    findings.push(...checkBlocks(page, types, validators, vocabulary));
  }
  return findings;
}

/** A route is validated as the only one of a file: drop `routes/0` from the paths of its faults. */
function withoutPrefix(route: Resolved): Resolved {
  return { ...route, originOf: (path) => route.originOf(path.slice(2)) };
}

/**
 * Is a finding certain although some file could not be read? What that file would have brought is unknown:
 * links, references and rules over the whole spec would report its absence everywhere.
 */
function isLocal({ code }: Finding): boolean {
  return !code.startsWith('rule/') && code !== 'schema/href' && code !== 'schema/refersTo';
}

/** At one place, a fault of a reference explains the faults of the value that it leaves behind. */
function firstPerPlace(findings: readonly Finding[]): Finding[] {
  const faulty = new Set(findings.filter(({ code }) => code === 'rule/reference').map(placeOf));
  return findings.filter((finding) => finding.code === 'rule/reference' || !faulty.has(placeOf(finding)));
}

function placeOf({ file, position }: Finding): string {
  return `${file}:${position.line}:${position.column}`;
}

function assemble(index: SpecIndex, values: readonly Value[], pages: readonly MadePage[], usedIcons: ReadonlySet<string>): Site {
  const single = (name: string): JsonObject => {
    const value = values.find((candidate) => candidate.kind === 'single' && candidate.name === name)?.resolved.value;
    return isObject(value) ? value : {};
  };
  const rows = Map.groupBy(values.filter(({ kind }) => kind === 'row'), ({ name }) => name);
  const tables: Record<string, Json[]> = {};
  for (const name of index.tables.keys()) tables[camelCase(name)] = (rows.get(name) ?? []).map(({ resolved }) => resolved.value);
  return {
    settings: single('site'),
    navigation: single('navigation'),
    facts: figuresOf(single('facts')),
    tables,
    roi: single('roi'),
    pages: pages.map(pageValue),
    usedIcons: [...usedIcons].toSorted(),
  };
}
