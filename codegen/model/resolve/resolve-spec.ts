import { Calculator } from '../figures/calculator.ts';
import { deriveFacts } from '../figures/derive-facts.ts';
import { addressesOf, aliasesOf, makePage, planPages, type MadePage, type PagePlan } from '../pages/pages.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import { Remembered } from '../../base/remembered.ts';
import { SameLists } from '../../base/remembered-lists.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { References } from './references.ts';
import type { ResolveMemory } from './resolve-memory.ts';
import { Resolver } from './resolver.ts';
import type { Source, SpecIndex } from './spec-index.ts';
import type { Value } from './value.ts';
import type { Origin } from './resolved.ts';

/** The spec with its references resolved. */
export interface ResolvedSpec {
  /** Files and rows. */
  values: readonly Value[];
  /** The rows among them, by table: the very lists as long as their values are the very same. */
  rows: ReadonlyMap<string, readonly Value[]>;
  plans: PagePlan[];
  /** Routes that make no page. */
  pageless: Json[];
  pages: readonly MadePage[];
  findings: Finding[];
  /** Places whose value could not be known. */
  unknown: readonly Origin[];
  /** The file of facts with what is derived worked out, as it is written and resolved. */
  facts: { source: Source; value: JsonObject } | undefined;
  calculator: Calculator;
}

/**
 * Resolves every file, row and page.
 * @param memory where values are remembered from one run to the next, if anywhere
 */
export function resolveSpec(index: SpecIndex, schemas: Schemas, memory?: ResolveMemory): ResolvedSpec {
  memory?.begin(index);
  const calculator = new Calculator(index, new References(index, schemas));
  const written = index.singles.get('facts');
  const worked = written === undefined ? undefined : deriveFacts(written, calculator);
  const derived = worked && memory !== undefined ? { ...worked, source: memory.sameFacts(worked.source) } : worked;
  const resolver = new Resolver(new References(index, schemas, derived?.source, memory), memory);
  const values: Value[] = [];
  for (const [name, source] of index.singles) {
    // Routes are resolved page by page: their texts may refer to the row.
    if (name === 'routes') continue;
    const resolved = resolver.resolve(source, [], source.data, undefined, schemas.kinds.get(name));
    values.push({ kind: 'single', name, resolved });
  }
  for (const [name, source] of index.forms)
    values.push({
      kind: 'form',
      name,
      resolved: resolver.resolve(source, [], source.data, undefined, schemas.kinds.get('form')),
    });
  const rows = new Map<string, readonly Value[]>();
  for (const [name, table] of index.tables) {
    const schema = schemas.tables.get(name);
    const made = resolver.each(schema ?? table, table, (row): Value => {
      return { kind: 'row', name, resolved: resolver.resolve(row.source, row.path, row.data, row, schema) };
    });
    for (const value of made) values.push(value);
    rows.set(name, sameRows.of(made, schema));
  }
  const { plans, pageless, findings } = planPages(index, resolver, schemas);
  const pages = resolver.each(schemas, plans, (plan) => makePage(plan, resolver, schemas, index.hiddenBlocks));
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
  };
}

/** Those of each table, by its schema. */
const sameRows = new SameLists<Value>();

/** Each fact by itself: an edited row changes few of them. */
function resolveFacts(written: Source, facts: Json, resolver: Resolver): JsonObject {
  const entries = Object.entries(isObject(facts) ? facts : {});
  return Object.fromEntries(entries.map(([id, fact]) => [id, resolver.resolve(written, [id], fact).value]));
}

/** Every address of the site: of pages, of their aliases, and of routes that made no page. The very set as long as they are the same. */
export function siteAddresses({ plans, pageless }: ResolvedSpec): ReadonlySet<string> {
  const addresses = plans.flatMap((plan) => [plan.path, ...aliasesOf(plan)]).concat(pageless.flatMap(addressesOf));
  return sets.get(sameAddresses.of(addresses), (same) => new Set(same));
}

const sameAddresses = new SameLists<string>();
const sets = new Remembered<readonly string[], ReadonlySet<string>>();
