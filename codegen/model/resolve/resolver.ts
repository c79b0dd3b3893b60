import type { Finding } from '../../base/findings/finding.ts';
import { type DocumentPath, type Json, type JsonObject, isObject, mapValues, valueAt } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { References } from './references.ts';
import { isFault, type Origin, type Resolved, wholeReference, keyOf, type Scope, type Target } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';
import { SchemaWay } from '../../schemas/schema-way.ts';
import { drawnFields, roleAt, type NamedRows, type Plan, type RoleAt, type RolePlan } from '../roles/plan.ts';
import { inItem, itemsOf } from './row-items.ts';
import { isNoRows, isQuery } from './rows-query.ts';
import { TextWalk } from './text-walk.ts';
import { WalkNotes } from './walk-notes.ts';

/** Resolves the references of one value at a time. Faulty references become findings and stay as they are. */
export class Resolver {
  readonly findings: Finding[] = [];
  /** Places with an unknown value: no other finding belongs there. */
  readonly unknown: Origin[] = [];
  readonly #references: References;

  constructor(references: References) {
    this.#references = references;
  }

  /**
   * @param row the row of the page: the meaning of `row.…`
   * @param schema the schema of the value, with the places for rows of a table (`rowsOf`), and the texts that are addresses or code,
   * without typography (`verbatim`)
   */
  resolve(source: Source, path: DocumentPath, value: Json, row?: Row, schema?: JsonObject): Resolved {
    const { findings, unknown } = this;
    const notes = new WalkNotes(findings, unknown);
    const { parts } = notes;
    const walk = new Walk(this.#references, schema, value, notes);
    const resolved = walk.resolve(value, { source, path, row, chain: [], depth: 0 }) ?? null;
    const origin = { source, path };
    const shown = Map.groupBy(parts, (part) => ('fact' in part ? part.fact : undefined));
    shown.delete(undefined);
    const facts = new Map(Array.from(shown, ([fact = '', places]) => [fact, places.map(({ at }) => at)]));
    // By their places: a page of thousands of rows has as many, and as many places to look up.
    const substitutions = Map.groupBy(parts, ({ at }) => at.join('/'));
    const originOf = (place: DocumentPath): Origin => {
      const lengths = [...place.keys(), place.length];
      const around = lengths
        .flatMap((length) => substitutions.get(place.slice(0, length).join('/')) ?? [])
        .filter((part) => 'source' in part);
      const nearest = around.findLast(({ isLone }) => isLone !== true) ?? around[0];
      const from = nearest ?? origin;
      return { source: from.source, path: from.path.concat(place.slice(nearest?.at.length ?? 0)) };
    };
    return { value: resolved, origin, facts, originOf };
  }
}

/** Resolves one value: follows it down, and replaces each reference by its target. An unchanged part is shared with the value, not copied. */
class Walk {
  readonly #references: References;
  readonly #notes: WalkNotes;
  readonly #texts: TextWalk;
  /** From the root of the value to the present part. */
  readonly #way: SchemaWay;
  /** The value as it is written. What a block draws of a row may depend on its `look`, and on what it names. */
  readonly #root: Json;
  /** The rows that are being adapted, one inside another. */
  readonly #open = new Set<Row>();

  constructor(references: References, schema: JsonObject | undefined, root: Json, notes: WalkNotes) {
    this.#references = references;
    this.#notes = notes;
    this.#way = new SchemaWay(schema, references.schemas);
    this.#texts = new TextWalk(references, this.#way, notes);
    this.#root = root;
  }

  /** The value itself where nothing in it changes; `undefined` for an absent optional field of a row: its key is left out. */
  resolve(value: Json, scope: Scope): Json | undefined {
    if (typeof value === 'string') return this.#texts.resolve(value, scope, true);
    if (Array.isArray(value)) return this.#list(value, scope);
    if (!isObject(value)) return value;
    const reference = wholeReference(value);
    if (reference !== undefined) return this.#whole(reference, value, scope);
    const role = isQuery(value) ? roleAt(this.#way.schema(), valueAt(this.#root, ['look'])) : undefined;
    return role === undefined ? this.#mapping(value, scope) : this.#rows(role, value, scope);
  }

  #list(list: Json[], scope: Scope): Json {
    const items = list.flatMap((item, index) => {
      const resolved = this.#part(item, index, scope);
      return resolved === undefined || lostAddress(item, resolved) ? [] : [resolved];
    });
    return items.length === list.length && items.every((item, index) => item === list[index]) ? list : items;
  }

  #mapping(mapping: JsonObject, scope: Scope): Json {
    return mapValues(mapping, (part, key) => this.#part(part, key, scope));
  }

  #part(part: Json, step: string | number, scope: Scope): Json | undefined {
    this.#way.push(step);
    const isText = typeof part === 'string' && !part.includes('{');
    const resolved = isText ? this.#texts.typeset(part) : this.resolve(part, scope);
    this.#way.pop();
    return resolved;
  }

  #whole(reference: string, written: Json, scope: Scope): Json | undefined {
    const here = this.#texts.here(scope);
    const target = this.#texts.follow(reference, here);
    if (target === undefined) return written;
    return target === 'absent' ? undefined : this.#put(reference, target, here);
  }

  /** The target of a reference, resolved, at the present part. */
  #put(reference: string, target: Target, scope: Scope): Json | undefined {
    this.#texts.substitute(target);
    return this.resolve(this.#texts.shown(target), this.#texts.beyond(scope, reference, target));
  }

  /** As `#picked`. A query of a page that does not depend on the page's row is answered once for all pages. */
  #rows(role: RoleAt, query: JsonObject, scope: Scope): Json | undefined {
    const isOfPage = scope.source.document.kind === 'page' && scope.chain.length === 0;
    if (!isOfPage || JSON.stringify(query).includes('row.')) return this.#picked(role, query, scope);
    const { parts, unknown } = this.#notes;
    const { shared } = this.#references;
    const key = keyOf(this.#texts.here(scope));
    const known = shared.get(key);
    if (known !== undefined) {
      parts.push(...known.parts);
      return known.rows;
    }
    const [before, faults] = [parts.length, unknown.length];
    const rows = this.#picked(role, query, scope);
    // A fault is reported on each page.
    if (unknown.length === faults) shared.set(key, { rows, parts: parts.slice(before) });
    return rows;
  }

  /** The rows of a query (`{ from, pick }`) in the role of the place; `undefined` when `pick` is an absent field. */
  #picked(role: RoleAt, query: JsonObject, scope: Scope): Json | undefined {
    const unknown = this.#notes.unknown.length;
    const before = this.#notes.parts.length;
    const [pick, around, where] = ['pick', 'around', 'where'].map((key) => {
      const written = query[key];
      return written === undefined ? undefined : this.#part(written, key, scope);
    });
    if (query.pick !== undefined && pick === undefined) return undefined;
    const here = this.#texts.here(scope);
    // A reference that leads nowhere has its own finding, and its rows are unknown.
    const isUnknown = this.#notes.unknown.length > unknown;
    const found = isUnknown ? { faults: [] } : this.#references.rows(role, query, { pick, around, where }, here);
    if (!isNoRows(found)) return found.rows.map((row, index) => this.#adapted(row, found.plan, here, index));
    this.#notes.reportQuery(here, found.faults, this.#notes.parts.slice(before));
    return [];
  }

  /**
   * A row in a role. The faults of a field are reported at the field, and an unknown field makes the place of the query unknown.
   * @param scope of the query
   * @param place of the row among those of the query
   */
  #adapted(row: Row, plan: RolePlan, scope: Scope, place: number): Json {
    this.#way.push(place);
    this.#texts.substitute(row);
    this.#open.add(row);
    const adapted = this.#played(row, plan.fields, scope);
    this.#open.delete(row);
    this.#way.pop();
    return adapted;
  }

  /** The fields of a role as a row fills them; what the row does not have is left out. */
  #played(row: Row, fields: ReadonlyMap<string, Plan>, scope: Scope): JsonObject {
    const result: JsonObject = {};
    for (const [name, plan] of fields) {
      this.#way.push(name);
      const value = this.#field(row, plan, scope);
      this.#way.pop();
      if (value !== undefined) result[name] = value;
    }
    return result;
  }

  #field(row: Row, plan: Plan, scope: Scope): Json | undefined {
    if (plan.kind === 'constant') return plan.value;
    if (plan.kind === 'text')
      return this.#texts.resolve(plan.text, { ...scope, row, depth: this.#way.steps.length }, true);
    if (plan.kind === 'group') {
      const group = this.#played(row, drawnFields(plan, this.#root), scope);
      return Object.keys(group).length === 0 ? undefined : group;
    }
    if (plan.kind === 'list') return this.#values(row, plan.paths, scope);
    if (plan.kind === 'each') {
      const items = itemsOf({ reference: `row.${plan.path}[]`, row }, this.#references);
      if (items.length === 0) return undefined;
      return items.map((_, index) => {
        this.#way.push(index);
        const played = this.#played(row, inItem(plan.fields, plan.path, index), scope);
        this.#way.pop();
        return played;
      });
    }
    if (plan.kind === 'rows') {
      const named = this.#references.find(`row.${plan.path}`, row);
      return isFault(named) ? undefined : this.#namedRows(plan, [named.value].flat().map(String), scope);
    }
    if (plan.path.includes('[]')) return this.#values(row, [plan.path], scope);
    return this.#value(`row.${plan.path}`, { ...scope, row });
  }

  /** The values of all items of some lists, one list after another; `undefined` when there are none. */
  #values(row: Row, paths: readonly string[], scope: Scope): Json[] | undefined {
    const values: Json[] = [];
    for (const item of paths.flatMap((path) => itemsOf({ reference: `row.${path}`, row }, this.#references))) {
      this.#way.push(values.length);
      const value = this.#value(item.reference, { ...scope, row: item.row });
      this.#way.pop();
      if (value !== undefined) values.push(value);
    }
    return values.length === 0 ? undefined : values;
  }

  /** The value that a reference leads to, resolved; `undefined` when it is absent. */
  #value(reference: string, scope: Scope): Json | undefined {
    const target = this.#texts.follow(reference, scope);
    return target === undefined || target === 'absent' ? undefined : this.#put(reference, target, scope);
  }

  /** The rows that `ids` name, in their role; `undefined` where all of them are rows that lead to this one, which is reported where it is written. */
  #namedRows(named: NamedRows, ids: readonly string[], scope: Scope): Json | undefined {
    const found = this.#references.namedRows(named, ids, scope);
    const others = found.filter(({ row }) => !this.#open.has(row));
    if (others.length < found.length && others.length === 0) return undefined;
    return others.map(({ row, plan }, index) => this.#adapted(row, plan, scope, index));
  }
}

/** Is it a link of a list whose address refers to an absent field of the row? The link is left out too. */
function lostAddress(item: Json, resolved: Json): boolean {
  return isObject(item) && isObject(item.href) && isObject(resolved) && !('href' in resolved);
}
