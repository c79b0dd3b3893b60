import { takeAnnotations } from './load/resolve/annotations.ts';
import type { MadePage, PagePlan } from './load/pages/pages.ts';
import { assembleSite } from './load/assemble/assemble-site.ts';
import { withoutEchoes } from './load/findings/echoes.ts';
import { sortFindings, type Finding } from './load/findings/finding.ts';
import { gapsOf } from './load/findings/gaps.ts';
import { readIconNames } from './load/validate/icons.ts';
import { together, type RowAddress } from './load/findings/together.ts';
import type { ParseCache } from './load/read/parse-cache.ts';
import { readPublished } from './load/published/ledger.ts';
import { placeOf, type Project } from './run/project.ts';
import { Phases, type PhaseTime } from './run/phases.ts';
import { readSpec } from './load/read/read.ts';
import { factUsage } from './load/facts/fact-usage.ts';
import { registerFacts } from './load/facts/register-facts.ts';
import { resolveSpec, siteAddresses } from './load/resolve/resolve-spec.ts';
import { specLocale } from './load/resolve/spec-locale.ts';
import { indexSpec, type Source } from './load/resolve/spec-index.ts';
import { rules } from './load/rule-engine/load-rules.ts';
import { ruleInputs } from './load/rule-engine/rule-inputs.ts';
import { runRules } from './load/rule-engine/run-rules.ts';
import { readSchemas, type Schemas } from './load/schemas/schemas.ts';
import type { Site } from './site.ts';
import { choicesOf } from './load/validate/choices.ts';
import { validateSpec } from './load/validate/validate-spec.ts';
import { createValidators, type Validators } from './load/validate/validators.ts';

/** The outcome of one run over the spec: the site, or all that is wrong with it. */
export interface Load {
  /** Absent when there is any finding. */
  site: Site | undefined;
  findings: readonly Finding[];
  /** The pages as they were made, by address: they know where each block is written. */
  pages: ReadonlyMap<string, MadePage>;
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

/** The schemas of a project, ready for use. They may serve several projects whose schemas are the same. */
export interface CompiledSchemas {
  schemas: Schemas;
  validators: Validators;
}

/** Reads the schemas; each is compiled when it is first used. */
export function compileSchemas(project: Project): CompiledSchemas {
  const schemas = readSchemas(project);
  return { schemas, validators: createValidators(schemas) };
}

/**
 * A change of a schema needs a new loader; a change of the spec does not.
 * @param engine the folder of the engine, where it is not that of the site
 * @param cache keeps parsed files between runs, and between processes when it lies on disk.
 * @param compiled the schemas of the project, where they have been read before
 */
export function createLoader({
  root,
  engine = root,
  cache,
  compiled = compileSchemas({ root, engine }),
}: {
  root: string;
  engine?: string;
  cache: ParseCache;
  compiled?: CompiledSchemas;
}): SpecLoader {
  const icons = readIconNames();
  const project = { root, engine };
  return {
    schemas: compiled.schemas,
    load: () => {
      const load = loadSite({ root, cache, ...compiled, icons });
      return { ...load, findings: placedIn(placeOf(project), load.findings) };
    },
  };
}

/** The findings with their files as they are named from the engine's folder, where commands run. */
function placedIn(place: string, findings: readonly Finding[]): readonly Finding[] {
  if (place === '') return findings;
  return findings.map(({ file, others = [], ...finding }) => ({
    ...finding,
    file: place + file,
    others: others.map((other) => ({ ...other, file: place + other.file })),
  }));
}

interface Tools extends CompiledSchemas {
  root: string;
  cache: ParseCache;
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
  const { published, findings: unreadable } = readPublished(root);
  const early = [read, ...parsed, ...sources].flatMap(({ findings }) => findings);

  const index = indexSpec(sources, schemas.tables);
  const resolved = phases.run('resolve', () => resolveSpec(index, schemas));
  const addresses = siteAddresses(resolved);
  const gaps = gapsOf(early, resolved, addresses);

  const ids = new Map([...index.rowsById].map(([table, rows]) => [table, new Set(rows.keys())]));
  const choices = choicesOf(index);
  const rows = index.rowsById;
  const vocabulary = { addresses, ids, rows, choices, icons, usedIcons: new Set<string>() };
  const invalid = phases.run('validate', () =>
    validateSpec(index, resolved, validators, [...schemas.blocks.keys()], vocabulary),
  );
  const usage = phases.run('usage', () => factUsage({ ...resolved, schemas }));
  const inputs = ruleInputs({ root, schemas, index, resolved, addresses, usage, published, gaps });
  const broken = phases.run('rules', () => runRules(rules, inputs));

  const all = withoutEchoes([...early, ...unreadable, ...resolved.findings, ...invalid, ...broken], gaps);
  const findings = sortFindings(together(sortFindings(all), rowAddresses(resolved.plans)));
  const made = new Map(resolved.pages.map((page) => [page.path, page]));
  if (findings.length > 0) return { site: undefined, findings, pages: made, sources, phases: phases.times };
  const site = phases.run('assemble', () =>
    assembleSite(
      index,
      resolved,
      schemas,
      vocabulary.usedIcons,
      registerFacts({ facts: resolved.facts, sources, usage: usage.pages, locale: specLocale(index) }),
    ),
  );
  return { site, findings, pages: made, sources, phases: phases.times };
}

/** The addresses that rows give to the pages of a family. */
function rowAddresses(plans: readonly PagePlan[]): RowAddress[] {
  const families = new Map(plans.map((plan) => [plan.family, plan]));
  return [...families.values()].flatMap(({ template, row }) =>
    typeof template === 'string' && row !== undefined ? [{ table: row.source.document.name, template }] : [],
  );
}
