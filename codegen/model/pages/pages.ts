import { withLazy } from '../../base/cached.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { isObject, itemsAt, textAt, valueAt, textsOf } from '../../base/json.ts';
import type { Json, JsonObject, DocumentPath } from '../../base/json.ts';
import { withoutDays } from '../index/days.ts';
import { didYouMean, nearest, suggestion } from '../../base/findings/nearest.ts';
import { documentFinding, type Source } from '../../read/source.ts';
import type { References } from '../resolve/references.ts';
import type { Resolved, Origin } from '../resolve/resolved.ts';
import { Resolver } from '../resolve/resolver.ts';
import { schemaBelow } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Row, SpecIndex } from '../index/spec-index.ts';

/** One address of the site before its blocks are made: its route, its page file, and its row in a family. */
export interface PagePlan {
  /** The address as written or filled in from the row; empty when the route has none. */
  path: string;
  /** The address as written. */
  template: Json | undefined;
  /** With its references resolved. */
  route: Resolved;
  routePath: DocumentPath;
  page: Source;
  family: string;
  row: Row | undefined;
}

/** A page whose blocks are resolved when they are first read: the dev server shows one page of thousands. */
export interface MadePage extends PagePlan {
  readonly blocks: readonly Resolved[];
  /** The same blocks, the faults of their references, and the places whose value could not be known. */
  readonly made: {
    readonly blocks: readonly Resolved[];
    readonly findings: readonly Finding[];
    readonly unknown: readonly Origin[];
  };
}

export interface Plans {
  plans: PagePlan[];
  /** Routes that make no page, because their page or its table is not known. */
  pageless: Json[];
  findings: Finding[];
}

/** One plan for each route, or for each row of its page's table. A page or table that does not exist is a finding. */
export function planPages(index: SpecIndex, resolver: Resolver, schemas: Schemas): Plans {
  const plans: PagePlan[] = [];
  const pageless: Json[] = [];
  const findings: Finding[] = [];
  const source = index.singles.get('routes');
  const routes = isObject(source?.data) && Array.isArray(source.data.routes) ? source.data.routes : undefined;
  if (source !== undefined && routes === undefined) pageless.push(null);
  const schema = schemaBelow(schemas.kinds.get('routes') ?? {}, ['routes', 0], schemas);
  for (const [position, route] of (routes ?? []).entries()) {
    if (source === undefined || !isObject(route) || typeof route.page !== 'string') {
      pageless.push(route);
      continue;
    }
    const routePath = ['routes', position];
    const page = index.pages.get(route.page);
    if (page === undefined) {
      const message = `la page « ${route.page} » n'existe pas dans spec/pages/.`;
      // The name goes without the file's extension.
      const name = route.page.replace(/\.ya?ml$/, '');
      const create = `Créez spec/pages/${name}.yaml, ou nommez une page qui existe.`;
      const close = nearest(name, index.pages.keys());
      const remedy = close === undefined ? create : didYouMean(close);
      findings.push(documentFinding(source.document, [...routePath, 'page'], { code: 'rule/page', message, remedy }));
      pageless.push(route);
      continue;
    }
    const rows = rowsOf(page, index, findings);
    if (rows === undefined) pageless.push(route);
    for (const row of rows ?? []) {
      const resolved = resolver.resolve(source, routePath, route, row, schema);
      const path = textAt(resolved.value, ['path']) ?? '';
      plans.push({ path, template: route.path, route: resolved, routePath, page, family: route.page, row });
    }
  }
  return { plans, pageless, findings };
}

function rowsOf(page: Source, index: SpecIndex, findings: Finding[]): readonly (Row | undefined)[] | undefined {
  const table = isObject(page.data) ? page.data.each : undefined;
  if (table === undefined) return [undefined];
  const rows = typeof table === 'string' ? index.tables.get(table) : undefined;
  if (rows !== undefined) return rows;
  const message = `la table « ${String(table)} » n'existe pas.`;
  const remedy = suggestion(String(table), [...index.tables.keys()]);
  findings.push(documentFinding(page.document, ['each'], { code: 'rule/each', message, remedy }));
  return undefined;
}

/** @param references also those of the other pages: what is answered for one is not looked for again */
export function makePage(plan: PagePlan, references: References, schemas: Schemas, hidden: SpecIndex['hiddenBlocks']) {
  const page = withLazy({ ...plan }, 'made', () => {
    const resolver = new Resolver(references);
    const blocks = resolvedBlocks(plan, resolver, schemas, hidden.get(plan.page));
    return { blocks, findings: resolver.findings, unknown: resolver.unknown };
  });
  return withLazy(page, 'blocks', () => page.made.blocks);
}

/**
 * The blocks of a planned page. Left out are a block with `when: { ref: row.… }` where the row has no such field, a block whose `where`
 * finds no rows for this page, and a block outside its days.
 */
function resolvedBlocks(
  plan: PagePlan,
  resolver: Resolver,
  schemas: Schemas,
  excluded: ReadonlySet<number> | undefined,
): Resolved[] {
  return itemsAt(plan.page.data, ['blocks']).flatMap((block, index) => {
    const path = ['blocks', index];
    const schema = isObject(block) ? schemas.blocks.get(String(block.type)) : undefined;
    if (excluded?.has(index) === true) return [];
    const { shown, condition } = withoutCondition(isObject(block) ? withoutDays(block, schema) : block);
    if (condition !== undefined && isEmpty(resolver.resolve(plan.page, path, condition, plan.row).value)) return [];
    const made = resolver.resolve(plan.page, path, shown, plan.row, schema);
    return plan.row !== undefined && isFilteredOut(shown, made.value) ? [] : [made];
  });
}

/** A block without its condition, and the condition: a field of the row (the rule of `when` refuses another form). */
function withoutCondition(block: Json): { shown: Json; condition?: JsonObject } {
  if (!isObject(block) || block.when === undefined) return { shown: block };
  const { when, ...shown } = block;
  return isObject(when) ? { shown, condition: { when } } : { shown };
}

/** True if a block filters its rows by the row of the page (`where`) and none is left. */
function isFilteredOut(written: Json, made: Json): boolean {
  const rows = valueAt(made, ['rows']);
  return valueAt(written, ['rows', 'where']) !== undefined && Array.isArray(rows) && rows.length === 0;
}

/** A field that is not there, or a list without items. */
function isEmpty(value: Json): boolean {
  return isObject(value) && (value.when === undefined || (Array.isArray(value.when) && value.when.length === 0));
}

export function aliasesOf({ route }: PagePlan): string[] {
  return textsOf(valueAt(route.value, ['aliases']));
}

/** Every address that answers with a page: its own, then its aliases. */
export function pageAddresses(page: PagePlan): string[] {
  return [page.path, ...aliasesOf(page)];
}

/** What a page is, without its blocks. */
export function pageHead(page: PagePlan): JsonObject {
  const route = page.route.value as JsonObject;
  const accent = valueAt(page.page.data, ['accent']);
  return {
    path: page.path,
    family: page.family,
    aliases: aliasesOf(page),
    fallback: route.fallback === true,
    ...(route.opensAt !== undefined && { opensAt: route.opensAt }),
    ...(route.name !== undefined && { name: route.name }),
    ...(route.kind !== undefined && { kind: route.kind }),
    ...(route.keywords !== undefined && { keywords: route.keywords }),
    ...(accent !== undefined && { accent }),
    head: route.head as Json,
  };
}

/** The addresses written in a route that made no page: links to them are right, whatever is wrong with the route. */
export function writtenAddresses(route: Json): string[] {
  return isObject(route) ? textsOf([route.path, ...itemsAt(route, ['aliases'])]) : [];
}
