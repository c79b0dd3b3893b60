import { currencySign } from '../../../src/shared/numbers.ts';
import { hiddenRow } from '../days/hidden-row.ts';
import type { Fault } from '../../base/findings/fault.ts';
import { missingRow } from '../../base/findings/missing.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { drawnPlan, rolePlan, type NamedRows, type RolePlan } from '../roles/plan.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import { SchemaWay } from '../../schemas/schema-way.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { vatTable } from '../../schemas/schema-place.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { factTarget } from './fact-target.ts';
import { formTarget, singleTarget } from './single-target.ts';
import { FieldReads, type FieldRead } from './field-read.ts';
import { partsOf } from './reference-text.ts';
import { roleOf, takesRows, type RoleAt } from './role-at.ts';
import { rowOrder } from './row-order.ts';
import { isNoRows, pickedRows, type GivenRows, type NoRows, type PickedRows } from './rows-query.ts';
import type { Source } from '../../read/source.ts';
import type { Row, SpecIndex } from './spec-index.ts';
import { specLocale, type SpecLocale } from './spec-locale.ts';
import { isMisshapen, referenceFault, type Target } from './target.ts';

/** Follows references such as `facts.average-roi`, `forms.contact`, `roi`, `row.name`, `packs.starter.priceEur`, `site.contact.email`. */
export class References {
  readonly #index: SpecIndex;
  readonly #schemas: Schemas;
  readonly #facts: Source | undefined;
  readonly #fields: FieldReads;
  readonly #figures = new Map<string, Target | Fault>();
  /** How what is referred to is written out. */
  readonly locale: SpecLocale;

  /** @param facts the file of facts with what is derived worked out; as it is written when left out */
  constructor(index: SpecIndex, schemas: Schemas, facts: Source | undefined = index.singles.get('facts')) {
    this.#index = index;
    this.#schemas = schemas;
    this.#facts = facts;
    this.#fields = new FieldReads(schemas);
    this.locale = specLocale(index);
  }

  /**
   * The target of `reference`, or why it has none: a fault to report, `absent` for an optional field left out,
   * `unknown` for a required one, which its schema reports. `row` is the row of the page being made, if any.
   * A field that names a row leads on to it: `site.vat.label` is the `label` of the row that `site.vat` names.
   */
  find(reference: string, row: Row | undefined): Target | Fault {
    if (this.#schemas.kinds.get(reference)?.whole === true) return this.#file(reference);
    const { isWellFormed, head, steps, fields } = partsOf(reference);
    if (!isWellFormed) {
      const remedy = "Une référence s'écrit « {facts.nom} », « {row.champ} » ou « {table.ligne.champ} ».";
      return { code: 'rule/reference', message: `« {${reference}} » n'est pas une référence.`, remedy };
    }
    if (head === 'facts') return this.#fact(reference, steps);
    if (head === 'site') return this.#single('site', reference, steps);
    if (head === 'forms') return this.#form(reference, steps);
    if (head === 'row') {
      if (row !== undefined) return this.#inRow(row, row.source.document.name, reference, steps);
      return referenceFault(
        reference,
        "« row » n'a de sens que dans une table ou dans une page qui a « each ».",
        'Nommez une ligne : « {table.ligne.champ} ».',
      );
    }
    const table = this.#index.rowsById.get(head);
    if (table === undefined)
      return referenceFault(
        reference,
        `« ${head} » n'est ni une table ni « facts », « row » ou « site ».`,
        suggestion(head, [...this.#index.tables.keys(), 'facts', 'row', 'site']),
      );
    const [id = ''] = steps;
    const found = table.get(id);
    const aside = found === undefined ? hiddenRow(this.#index, head, id) : undefined;
    if (aside !== undefined) return referenceFault(reference, aside.message, aside.remedy, aside.about);
    if (found === undefined)
      return referenceFault(
        reference,
        `la table « ${head} » n'a pas de ligne « ${id} ».`,
        suggestion(id, [...table.keys()]),
        missingRow(head, id),
      );
    return this.#inRow(found, head, reference, fields);
  }

  /**
   * The way down a value.
   * @param schema that of the value, if it is known
   */
  way(schema: JsonObject | undefined): SchemaWay {
    return new SchemaWay(schema, this.#schemas);
  }

  /** Is there a place for rows of a table anywhere in what the schema describes? */
  takesRows(schema: JsonObject | undefined): boolean {
    return schema !== undefined && takesRows(schema, this.#schemas);
  }

  /** The role whose rows the place takes, as its schema says (`rowsOf`). */
  roleAt(way: SchemaWay, look: Json | undefined): RoleAt | undefined {
    const schema = way.schema();
    return schema === undefined ? undefined : roleOf(schema, look);
  }

  /** The rows that a page asks for in `role`, or why it has none. */
  rows({ role, drawn }: RoleAt, query: JsonObject, given: GivenRows): PickedRows | NoRows {
    const found = pickedRows(this.#index, this.#schemas, role, query, given);
    if (isNoRows(found)) return found;
    return { ...found, plan: drawnPlan(this.#schemas, role, found.plan, drawn) };
  }

  /** Rows that a field names by their ids, each with how it plays `role`. Unknown ids are reported where they are written. */
  namedRows({ table, role, drawn }: NamedRows, ids: readonly string[]): { row: Row; plan: RolePlan }[] {
    const whole = rolePlan(this.#schemas, table, role);
    const rows = this.#index.rowsById.get(table);
    if (whole === undefined || whole.faults.length > 0) return [];
    const plan = drawnPlan(this.#schemas, role, whole, drawn);
    return ids.flatMap((id) => {
      const row = rows?.get(id);
      return row === undefined ? [] : [{ row, plan }];
    });
  }

  #fact(reference: string, steps: readonly string[]): Target | Fault {
    const written = this.#index.singles.get('facts');
    const known = this.#figures.get(reference);
    if (known !== undefined) return known;
    const target = factTarget(written, this.#facts?.data, reference, steps, this.locale);
    this.#figures.set(reference, target);
    return target;
  }

  #inRow(row: Row, table: string, reference: string, fields: readonly string[]): Target | Fault {
    const schema = this.#schemas.tables.get(table) as JsonObject;
    const field = this.#fields.of(schema, fields);
    const onward = this.#onward(field, row.data, reference);
    if (onward !== undefined) return onward;
    const value = fields.length === 0 ? row.data : valueAt(row.data, fields);
    if (value === undefined) return this.#notInRow(row, table, reference, fields);
    return {
      value,
      source: row.source,
      // A list put together by spreading others has room for more: there is one for each reference of each page.
      path: row.path.concat(fields),
      row,
      unit: this.#unitOf(field),
      fact: undefined,
      misshapen: isMisshapen(value, field.type),
    };
  }

  /** What a row counts without writing it, or why it has no such field. */
  #notInRow(row: Row, table: string, reference: string, fields: readonly string[]): Target | Fault {
    const schema = this.#schemas.tables.get(table) as JsonObject;
    const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
    const [first = ''] = fields;
    const counted = fields.length === 1 && !known.includes(first) ? this.#counted(table, row, first) : undefined;
    if (counted !== undefined) {
      const { source, path } = row;
      return { value: counted, source, path, row, unit: undefined, fact: undefined, misshapen: false };
    }
    const holder = fields.slice(0, -1);
    const last = fields.at(-1) ?? '';
    const { properties, required } = schemaAt(schema, holder, this.#schemas) ?? {};
    if (isObject(properties) && last in properties && isObject(valueAt(row.data, holder)))
      return {
        code: Array.isArray(required) && required.includes(last) ? 'unknown' : 'absent',
        message: `la ligne « ${row.id} » n'a pas de champ « ${fields.join('.')} ».`,
      };
    return referenceFault(
      reference,
      `le champ « ${fields.join('.')} » n'existe pas dans « ${table} ».`,
      suggestion(first, known),
    );
  }

  /** The display unit of a field; a schema says « € » of an amount in the site's currency. */
  #unitOf({ unit, hasVat }: FieldRead): string | undefined {
    const label = hasVat ? this.#vatLabel() : '';
    return (label === '' || unit === undefined ? unit : `${unit} ${label}`)?.replace('€', currencySign(this.locale));
  }

  /** What a row does not write itself: its place in its table, from 1, and how many rows there are. */
  #counted(table: string, row: Row, field: string): number | undefined {
    const rows = this.#index.rowsById.get(table);
    if (field === 'rank') return rows === undefined ? 0 : (rowOrder(rows).places.get(row.id) ?? -1) + 1;
    return field === 'count' ? (rows?.size ?? 0) : undefined;
  }

  /** The target in the row that one of the steps to a field names, if there are more steps behind it. */
  #onward(field: FieldRead, data: Json, reference: string): Target | Fault | undefined {
    for (const { step, path, table, steps } of field.onward) {
      const id = valueAt(data, path);
      if (typeof id !== 'string') continue;
      const row = this.#index.rowsById.get(table)?.get(id);
      if (row === undefined) return { code: 'unknown', message: `${step}: ${id}` };
      return this.#inRow(row, table, reference, steps);
    }
    return undefined;
  }

  /** What follows the unit of our prices. */
  #vatLabel(): string {
    const vat = this.#index.singles.get('site');
    const id = valueAt(vat?.data, ['vat']);
    const table = vatTable(this.#schemas);
    const row = this.#index.rowsById.get(table)?.get(String(id));
    const label = row?.data.label;
    return typeof label === 'string' ? label : '';
  }

  #single(kind: string, reference: string, steps: readonly string[]): Target | Fault {
    const source = this.#index.singles.get(kind);
    const field = this.#fields.of(this.#schemas.kinds.get(kind) ?? undescribed, steps);
    const onward = this.#onward(field, source?.data ?? null, reference);
    if (onward !== undefined) return onward;
    return singleTarget(kind, source, { reference, steps, type: field.type }, this.#schemas);
  }

  /** A whole file, which a site may do without. */
  #file(name: string): Target | Fault {
    const source = this.#index.singles.get(name);
    if (source !== undefined)
      return {
        value: source.data,
        source,
        path: [],
        row: undefined,
        unit: undefined,
        fact: undefined,
        misshapen: false,
      };
    // That the file is missing is told where files are read.
    return { code: 'unknown', message: name };
  }

  #form(reference: string, [name = '', ...steps]: readonly string[]): Target | Fault {
    const { forms } = this.#index;
    return formTarget(forms, reference, name, steps);
  }
}

const undescribed: JsonObject = {};
