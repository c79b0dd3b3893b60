import { Calculator, shown, type Result } from './figures/calculator.ts';
import { readFormula } from './figures/formula.ts';
import { namedFacts } from './facts/named-facts.ts';
import type { Fault, Finding } from '../base/findings/finding.ts';
import { documentFinding, type Source } from '../read/source.ts';
import { isFault, type Value, type Origin } from './resolve/resolved.ts';
import { type MadePage, type PagePlan, writtenAddresses, pageAddresses, makePage, planPages } from './pages/pages.ts';
import { replaced, type Json, type JsonObject, entriesAt } from '../base/json.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { References, type Shown } from './resolve/references.ts';
import { Resolver } from './resolve/resolver.ts';
import type { SpecIndex } from './index/spec-index.ts';

export interface ResolvedSpec {
  /** Files and rows. */
  values: readonly Value[];
  /** The rows among them, by table. */
  rows: ReadonlyMap<string, readonly Value[]>;
  plans: PagePlan[];
  /** Routes that make no page. */
  pageless: Json[];
  pages: readonly MadePage[];
  /** Those of files, rows and routes; the blocks of pages have their own. */
  findings: Finding[];
  /** Places whose value could not be known, of the same. */
  unknown: readonly Origin[];
  /** The file of facts with derived figures computed, as it is written and resolved. */
  facts: { source: Source; value: JsonObject } | undefined;
  calculator: Calculator;
  shown: Shown;
}

export function resolveSpec(index: SpecIndex, schemas: Schemas): ResolvedSpec {
  const calculator = new Calculator(index, new References(index, schemas));
  const written = index.singles.get('facts');
  const derived = written === undefined ? undefined : deriveFacts(written, calculator);
  const references = new References(index, schemas, derived?.source);
  const resolver = new Resolver(references);
  const values: Value[] = [];
  for (const [name, source] of index.singles) {
    // Routes are resolved page by page: their texts may refer to the row.
    if (name === 'routes') continue;
    const resolved = resolver.resolve(source, [], source.data, undefined, schemas.kinds.get(name));
    values.push({ kind: 'single', name, resolved });
  }
  for (const [name, source] of index.forms) {
    const resolved = resolver.resolve(source, [], source.data, undefined, schemas.kinds.get('form'));
    values.push({ kind: 'form', name, resolved });
  }
  const rows = new Map<string, readonly Value[]>();
  for (const [name, table] of index.tables) {
    const schema = schemas.tables.get(name);
    const made = table.map((row): Value => {
      return { kind: 'row', name, resolved: resolver.resolve(row.source, row.path, row.data, row, schema) };
    });
    for (const value of made) values.push(value);
    rows.set(name, made);
  }
  const { plans, pageless, findings } = planPages(index, resolver, schemas);
  const pages = plans.map((plan) => makePage(plan, references, schemas, index.hiddenBlocks));
  const facts = written &&
    derived && { source: derived.source, value: resolveFacts(written, derived.source.data, resolver) };
  return {
    values,
    rows,
    plans,
    pageless,
    pages,
    findings: [...findings, ...(derived?.findings ?? []), ...resolver.findings],
    unknown: [...(derived?.unknown ?? []), ...resolver.unknown],
    facts,
    calculator,
    shown: references.shown,
  };
}

function resolveFacts(written: Source, facts: Json, resolver: Resolver): JsonObject {
  return Object.fromEntries(
    entriesAt(facts, []).map(([id, fact]) => [id, resolver.resolve(written, [id], fact).value]),
  );
}

/** Every address of the site: of pages, of their aliases, and of routes that made no page. */
export function siteAddresses({ plans, pageless }: ResolvedSpec): ReadonlySet<string> {
  return new Set(plans.flatMap(pageAddresses).concat(pageless.flatMap(writtenAddresses)));
}

/** Works out the facts that follow from others: `value` and `max` are written beside `derived`. */
function deriveFacts(source: Source, calculator: Calculator) {
  const findings: Finding[] = [];
  const unknown: Origin[] = [];
  let { data } = source;
  for (const { path, written } of namedFacts(source.data)) {
    if (written.derived === undefined) continue;
    const result = work(written.derived, calculator);
    if (result === undefined || isFault(result)) {
      unknown.push({ source, path });
      if (result !== undefined) findings.push(documentFinding(source.document, [...path, 'derived'], result));
    } else data = replaced(data, path, figure(written, result));
  }
  return { source: { ...source, data }, findings, unknown };
}

/** One result, since a fact is one figure; `undefined` where the schema reports a fault. */
function work(derived: Json, calculator: Calculator): Result | Fault | undefined {
  const formula = readFormula(derived);
  if (formula === undefined || isFault(formula)) return formula;
  const results = calculator.results(formula);
  if (isFault(results)) return results;
  const [first, ...others] = results;
  const other = others.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined) return first;
  const message = `ce calcul donne plusieurs valeurs : ${first.evidence()}, ${other.evidence()}.`;
  const remedy = `Corrigez l'une des lignes, ou écrivez « value: ${shown(first.value)} » et « agrees » à la place de « derived ».`;
  return { code: 'rule/formula', message, remedy, from: [...first.from(), ...other.from()] };
}

/** The formula stays beside its result: it makes the figure a calculated one. */
function figure(fact: JsonObject, { value, max }: Result): JsonObject {
  return max === undefined || max === value ? { ...fact, value } : { ...fact, value, max };
}
