import { currencySign } from '../../../src/shared/numbers.ts';
import { hiddenRow } from '../days/hidden-row.ts';
import type { Fault } from '../findings/fault.ts';
import { missingRow, missingSetting } from '../findings/missing.ts';
import { didYouMean, nearest, suggestion } from '../findings/nearest.ts';
import { drawnPlan, rolePlan, type NamedRows, type RolePlan } from '../roles/plan.ts';
import { schemaAt, unitAt } from '../schemas/schema-walk.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { vatTable } from '../schemas/vat-table.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';
import { factTarget } from './fact-target.ts';
import { roleAt, type RoleAt } from './role-at.ts';
import type { ReadRecorder } from './resolve-memory.ts';
import { rowOrder } from './row-order.ts';
import { isNoRows, pickedRows, type GivenRows, type NoRows, type PickedRows } from './rows-query.ts';
import type { Row, Source, SpecIndex } from './spec-index.ts';
import { specLocale, type SpecLocale } from './spec-locale.ts';
import { isMisshapen, referenceFault, type Target } from './target.ts';

/** A `{…}` in a text, and the reference inside it. */
export const referencePattern = /\{([^{}]*)\}/gu;
const wellFormed = /^[a-z][a-z-]*(\.[\w-]+)+$/u;

/** Follows references such as `facts.average-roi`, `forms.contact`, `roi`, `row.name`, `packs.starter.priceEur`, `site.contact.email`. */
export class References {
  readonly #index: SpecIndex;
  readonly #schemas: Schemas;
  readonly #facts: Source | undefined;
  readonly #reads: ReadRecorder | undefined;
  /** How what is referred to is written out. */
  readonly locale: SpecLocale;

  /**
   * @param facts the file of facts with what is derived worked out; as it is written when left out
   * @param reads told of all that is read on the way
   */
  constructor(
    index: SpecIndex,
    schemas: Schemas,
    facts: Source | undefined = index.singles.get('facts'),
    reads?: ReadRecorder,
  ) {
    this.#reads = reads;
    this.#index = index;
    this.#schemas = schemas;
    this.#facts = facts;
    this.locale = specLocale(index);
  }

  /**
   * The target of `reference`, or why it has none: a fault to report, `absent` for an optional field left out,
   * `unknown` for a required one, which its schema reports. `row` is the row of the page being made, if any.
   * A field that names a row leads on to it: `site.vat.label` is the `label` of the row that `site.vat` names.
   */
  find(reference: string, row: Row | undefined): Target | Fault {
    if (this.#schemas.kinds.get(reference)?.whole === true) return this.#file(reference);
    if (!wellFormed.test(reference)) {
      const remedy = "Une référence s'écrit « {facts.nom} », « {row.champ} » ou « {table.ligne.champ} ».";
      return { code: 'rule/reference', message: `« {${reference}} » n'est pas une référence.`, remedy };
    }
    const [head = '', ...steps] = reference.split('.');
    if (head === 'facts') {
      const written = this.#index.singles.get('facts');
      this.#read(written);
      this.#reads?.fact(steps[0] ?? '');
      return factTarget(written, this.#facts?.data, reference, steps, this.locale);
    }
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
    this.#reads?.ids(head);
    const [id = '', ...fields] = steps;
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

  /** The role whose rows the place at `at` takes, as `schema` says (`rowsOf`). */
  roleAt(schema: JsonObject | undefined, at: DocumentPath, look: Json | undefined): RoleAt | undefined {
    return schema === undefined ? undefined : roleAt(schema, at, look, this.#schemas);
  }

  /** Is the text at `at` an address or code, as `schema` says (`verbatim`)? */
  isVerbatim(schema: JsonObject | undefined, at: DocumentPath): boolean {
    return schema !== undefined && schemaAt(schema, at, this.#schemas)?.verbatim === true;
  }

  /** The rows that a page asks for in `role`, or why it has none. */
  rows({ role, drawn }: RoleAt, query: JsonObject, given: GivenRows): PickedRows | NoRows {
    const found = pickedRows(this.#index, this.#schemas, role, query, given);
    if (isNoRows(found)) return found;
    this.#reads?.ids(found.table);
    for (const row of found.rows) this.#read(row.source);
    return { ...found, plan: drawnPlan(this.#schemas, role, found.plan, drawn) };
  }

  /** Rows that a field names by their ids, each with how it plays `role`. Unknown ids are reported where they are written. */
  namedRows({ table, role, drawn }: NamedRows, ids: readonly string[]): { row: Row; plan: RolePlan }[] {
    const whole = rolePlan(this.#schemas, table, role);
    const rows = this.#index.rowsById.get(table);
    this.#reads?.ids(table);
    if (whole === undefined || whole.faults.length > 0) return [];
    const plan = drawnPlan(this.#schemas, role, whole, drawn);
    return ids.flatMap((id) => {
      const row = rows?.get(id);
      this.#read(row?.source);
      return row === undefined ? [] : [{ row, plan }];
    });
  }

  #read(source: Source | undefined): void {
    if (source !== undefined) this.#reads?.source(source);
  }

  #inRow(row: Row, table: string, reference: string, fields: string[]): Target | Fault {
    this.#read(row.source);
    const onward = this.#onward(this.#schemas.tables.get(table), row.data, reference, fields);
    if (onward !== undefined) return onward;
    const value = fields.length === 0 ? row.data : valueAt(row.data, fields);
    const schema = this.#schemas.tables.get(table) as JsonObject;
    const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
    const [first = ''] = fields;
    const counted =
      value === undefined && fields.length === 1 && !known.includes(first)
        ? this.#counted(table, row, first)
        : undefined;
    if (counted !== undefined)
      return {
        value: counted,
        source: row.source,
        path: row.path,
        row,
        unit: undefined,
        fact: undefined,
        misshapen: false,
      };
    if (value === undefined) {
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
    const { type, vat } = schemaAt(schema, fields, this.#schemas) ?? {};
    // A schema says « € » of an amount in the site's currency.
    const unit = unitAt(schema, fields, this.#schemas, vat === true ? this.#vatLabel() : '')?.replace(
      '€',
      currencySign(this.locale),
    );
    return {
      value,
      source: row.source,
      path: [...row.path, ...fields],
      row,
      unit,
      fact: undefined,
      misshapen: isMisshapen(value, type),
    };
  }

  /** What a row does not write itself: its place in its table, from 1, and how many rows there are. */
  #counted(table: string, row: Row, field: string): number | undefined {
    this.#reads?.ids(table);
    const rows = this.#index.rowsById.get(table);
    if (field === 'rank') return rows === undefined ? 0 : (rowOrder(rows).places.get(row.id) ?? -1) + 1;
    return field === 'count' ? (rows?.size ?? 0) : undefined;
  }

  /** The target in the row that one of `steps` names, if there are more steps behind it. */
  #onward(schema: JsonObject | undefined, data: Json, reference: string, steps: string[]): Target | Fault | undefined {
    for (const [index, step] of steps.slice(0, -1).entries()) {
      const path = steps.slice(0, index + 1);
      const table = schemaAt(schema ?? {}, path, this.#schemas)?.refersTo;
      const id = valueAt(data, path);
      if (typeof table !== 'string' || typeof id !== 'string') continue;
      const row = this.#index.rowsById.get(table)?.get(id);
      this.#reads?.ids(table);
      if (row === undefined) return { code: 'unknown', message: `${step}: ${id}` };
      return this.#inRow(row, table, reference, steps.slice(index + 1));
    }
    return undefined;
  }

  /** What follows the unit of our prices. */
  #vatLabel(): string {
    const vat = this.#index.singles.get('site');
    const id = valueAt(vat?.data, ['vat']);
    const table = vatTable(this.#schemas);
    const row = this.#index.rowsById.get(table)?.get(String(id));
    this.#reads?.ids(table);
    this.#read(row?.source);
    const label = row?.data.label;
    return typeof label === 'string' ? label : '';
  }

  #single(kind: string, reference: string, steps: string[]): Target | Fault {
    const source = this.#index.singles.get(kind);
    this.#read(source);
    const onward = this.#onward(this.#schemas.kinds.get(kind), source?.data ?? null, reference, steps);
    if (onward !== undefined) return onward;
    const value = valueAt(source?.data, steps);
    const key = source === undefined ? undefined : this.#leftOut(kind, source.data, steps);
    if (key !== undefined) {
      return referenceFault(
        reference,
        `« ${key} » n'est pas renseigné dans spec/${kind}.yaml.`,
        `Ajoutez-y « ${key} », ou retirez ce qui l'emploie ici.`,
        missingSetting(key),
      );
    }
    if (source === undefined || value === undefined) {
      return referenceFault(
        reference,
        `« ${steps.join('.')} » n'existe pas dans spec/${kind}.yaml.`,
        missingStep(source?.data, steps),
      );
    }
    const type = schemaAt(this.#schemas.kinds.get(kind) ?? {}, steps, this.#schemas)?.type;
    return {
      value,
      source,
      path: steps,
      row: undefined,
      unit: undefined,
      fact: undefined,
      misshapen: isMisshapen(value, type),
    };
  }

  /**
   * The setting without which there is no value at `steps`, when its schema lets a site do without it: `legal` when the site has
   * nothing of the kind, `legal.capital` when only that is left out, `vat` for what the row that it names would say.
   */
  #leftOut(kind: string, data: Json, steps: readonly string[]): string | undefined {
    const schema = this.#schemas.kinds.get(kind) ?? {};
    const known = steps.findIndex((_, index) => valueAt(data, steps.slice(0, index + 1)) === undefined);
    if (known === -1) return undefined;
    const first = steps.slice(0, known + 1);
    const namesRow = schemaAt(schema, first, this.#schemas)?.refersTo !== undefined;
    if (!namesRow && schemaAt(schema, steps, this.#schemas) === undefined) return undefined;
    const { required } = schemaAt(schema, steps.slice(0, known), this.#schemas) ?? {};
    return Array.isArray(required) && required.includes(steps[known] ?? '') ? undefined : first.join('.');
  }

  /** A whole file, which a site may do without. */
  #file(name: string): Target | Fault {
    const source = this.#index.singles.get(name);
    this.#read(source);
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

  #form(reference: string, [name = '', ...steps]: string[]): Target | Fault {
    const source = this.#index.forms.get(name);
    this.#read(source);
    const value = valueAt(source?.data, steps);
    if (source === undefined)
      return referenceFault(
        reference,
        `le formulaire « ${name} » n'existe pas dans spec/forms/.`,
        suggestion(name, [...this.#index.forms.keys()]),
      );
    if (value === undefined)
      return referenceFault(
        reference,
        `« ${steps.join('.')} » n'existe pas dans spec/forms/${name}.yaml.`,
        `Écrivez « forms.${name} » pour tout le formulaire.`,
      );
    return { value, source, path: steps, row: undefined, unit: undefined, fact: undefined, misshapen: false };
  }
}

/** `contact.mail` → « contact.email »: the nearest name at the first step that does not exist. */
function missingStep(data: Json | undefined, steps: readonly string[]): string | undefined {
  const known = steps.findIndex((_, index) => valueAt(data, steps.slice(0, index + 1)) === undefined);
  const before = steps.slice(0, known);
  const parent = valueAt(data, before);
  const names = isObject(parent) ? Object.keys(parent) : [];
  const close = nearest(steps[known] ?? '', names);
  return close === undefined ? suggestion(steps[known] ?? '', names) : didYouMean([...before, close].join('.'));
}
