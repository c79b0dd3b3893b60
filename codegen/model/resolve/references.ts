import { type Fault, missingRow, missingTable } from '../../base/findings/finding.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { cached } from '../../base/cached.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { hiddenRow } from '../index/hidden-row.ts';
import type { NamedRows, RoleAt, RolePlan } from '../roles/plan.ts';
import { rolePlan } from '../roles/role-plan.ts';
import { factTarget } from './fact-target.ts';
import { isNoRows, pickedRows, withNeighbours, type GivenRows, type NoRows, type PickedRows } from './rows-query.ts';
import { formTarget, rowTarget, siteTarget } from './field-target.ts';
import type { Row, SpecIndex } from '../index/spec-index.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';
import { type Origin, type Part, referenceFault, type Target } from './resolved.ts';

const wellFormed = /^[a-z][a-z-]*(\.[\w-]+)+$/u;

/** The plans of a project's schemas, for all loads. */
const plansOf = cached<Schemas, Map<string, RolePlan | undefined>>(() => new Map(), new WeakMap());

/** The fields of rows that pages show. */
export interface Shown {
  /** The fields that are read, as `table.field`. */
  fields: Set<string>;
  /** Each plan by which rows are shown, and the first place of it, by file. */
  plans: Map<RolePlan, Origin & NamedRows>;
}

/** Follows references such as `facts.average-roi`, `forms.contact`, `roi`, `row.name`, `packs.starter.priceEur`, `site.contact.email`. */
export class References {
  readonly index: SpecIndex;
  readonly schemas: Schemas;
  readonly locale: SpecLocale;
  readonly #fact: (reference: string) => Target | Fault;
  /** What pages show of rows, as far as this has followed them. */
  readonly shown: Shown = { fields: new Set(), plans: new Map() };
  /** By table, role and drawn fields: a field that names rows needs its plan for each row. */
  readonly #plans: Map<string, RolePlan | undefined>;
  /** By query: each page of a large table has the same one, around its own row. */
  readonly #picked = new Map<string, PickedRows | NoRows>();
  /** By the place of a query, its rows where they are the same for all pages of a table, and what they are made of. */
  readonly shared = new Map<string, { rows: Json | undefined; parts: Part[] }>();

  /** @param facts the file of facts with the derived ones computed; as it is written when left out */
  constructor(index: SpecIndex, schemas: Schemas, facts: Source | undefined = index.singles.get('facts')) {
    this.index = index;
    this.schemas = schemas;
    this.locale = index.locale;
    this.#plans = plansOf(schemas);
    const written = index.singles.get('facts');
    this.#fact = cached((reference) =>
      factTarget(written, facts?.data, reference, reference.split('.').slice(1), index.locale),
    );
  }

  /**
   * The target of `reference`, or why it has none: a fault to report, `absent` for an optional field left out,
   * `unknown` for a required one, which its schema reports. `row` is the row of the page being made, if any.
   * A field that names a row leads on to it: `site.vat.label` is the `label` of the row that `site.vat` names.
   */
  find(reference: string, row: Row | undefined): Target | Fault {
    if (this.schemas.kinds.get(reference)?.whole === true) return this.#file(reference);
    if (!wellFormed.test(reference)) {
      const name = reference.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
      const meant = isObject(row?.data) && Object.hasOwn(row.data, name) ? `row.${name}` : name;
      const remedy = wellFormed.test(meant)
        ? `Écrivez « {${meant}} ».`
        : "Une référence s'écrit « {facts.nom} », « {row.champ} » ou « {table.ligne.champ} ».";
      return { code: 'rule/reference', message: `« {${reference}} » n'est pas une référence.`, remedy };
    }
    const [head = '', ...steps] = reference.split('.');
    if (head === 'facts') return this.#fact(reference);
    if (head === 'site') return siteTarget(this, reference, steps);
    if (head === 'forms') return formTarget(this, reference, steps);
    if (head !== 'row') return this.#table(head, reference, steps);
    if (row !== undefined) return rowTarget(this, row, row.source.document.name, reference, steps);
    const message = "« row » n'a de sens que dans une table ou dans une page qui a « each ».";
    const restore = 'Si la page a perdu « each: », rétablissez-le en tête de son fichier.';
    const about = { kind: 'field', name: 'row', restore } as const;
    return { ...referenceFault(reference, message, 'Nommez une ligne : « {table.ligne.champ} ».'), about };
  }

  /** The rows of a query in the role of its place, or why it has none. */
  rows(place: RoleAt, query: JsonObject, given: GivenRows, at: Origin): PickedRows | NoRows {
    const table = String(query.from);
    const plan = this.#shownPlan({ ...place, table }, at);
    for (const field of Object.keys(isObject(given.where) ? given.where : {}))
      this.shown.fields.add(`${table}.${field}`);
    const { around, ...others } = given;
    const key = JSON.stringify([place, query, others]);
    const picked = this.#picked.get(key) ?? pickedRows(this.index, this.schemas, place.role, plan, query, others);
    this.#picked.set(key, picked);
    return around === undefined || isNoRows(picked) ? picked : withNeighbours(picked, around);
  }

  /** Rows that a field names by their ids, each with its plan for the role. Unknown ids are reported where they are written. */
  namedRows(named: NamedRows, ids: readonly string[], at: Origin): { row: Row; plan: RolePlan }[] {
    const plan = this.#shownPlan(named, at);
    const rows = this.index.rowsById.get(named.table);
    if (plan === undefined || plan.faults.length > 0) return [];
    return ids.flatMap((id) => {
      const row = rows?.get(id);
      return row === undefined ? [] : [{ row, plan }];
    });
  }

  #shownPlan(named: NamedRows, { source, path }: Origin): RolePlan | undefined {
    const { table, role, drawn, look } = named;
    const key = JSON.stringify([table, role, drawn, look]);
    if (!this.#plans.has(key)) this.#plans.set(key, rolePlan(this.schemas, table, role, named));
    const plan = this.#plans.get(key);
    if (plan === undefined) return undefined;
    const first = this.shown.plans.get(plan)?.source.document.file;
    // Whatever page is made first.
    if (first === undefined || source.document.file < first) this.shown.plans.set(plan, { ...named, source, path });
    return plan;
  }

  #table(table: string, reference: string, [id = '', ...fields]: readonly string[]): Target | Fault {
    const { index } = this;
    const rows = index.rowsById.get(table);
    if (rows === undefined) {
      const message = `« ${table} » n'est ni une table ni « facts », « row » ou « site ».`;
      const meant = suggestion(table, [...index.tables.keys(), 'facts', 'row', 'site']);
      return referenceFault(reference, message, meant, missingTable(table));
    }
    const row = rows.get(id);
    if (row !== undefined) return rowTarget(this, row, table, reference, fields);
    const excluded = hiddenRow(index, table, id);
    if (excluded !== undefined) return referenceFault(reference, excluded.message, excluded.remedy, excluded.about);
    const message = `la table « ${table} » n'a pas de ligne « ${id} ».`;
    return referenceFault(reference, message, suggestion(id, [...rows.keys()]), missingRow(table, id));
  }

  /** A whole file, which a site may do without. */
  #file(name: string): Target | Fault {
    const source = this.index.singles.get(name);
    if (source !== undefined) return { value: source.data, source, path: [], row: undefined };
    // The reading of the files reports a missing one.
    return { code: 'unknown', message: name };
  }
}
