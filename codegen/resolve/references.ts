import type { DocumentPath, Json, JsonObject } from '../json.ts';
import { isObject, valueAt } from '../json.ts';
import { suggestion } from '../nearest.ts';
import type { Fault } from '../report.ts';
import type { Schemas } from '../schemas.ts';
import { unitAt } from '../schema-walk.ts';
import { figureOf, readingsOf } from './figure.ts';
import type { Row, Source, SpecIndex } from './spec-index.ts';

/** What a reference leads to: a raw value and the place where a product owner would change it. */
export interface Target {
  value: Json;
  source: Source;
  path: DocumentPath;
  /** The row it was found in: the scope of references inside the value. */
  row: Row | undefined;
  unit: string | undefined;
  /** `id` or `id.reading` when the target is a fact. */
  fact: string | undefined;
}

/** A `{…}` in a text, and the reference inside it. */
export const referencePattern = /\{([^{}]*)\}/gu;
const wellFormed = /^[a-z][a-z-]*(\.[\w-]+)+$/u;

/** Follows references such as `facts.average-roi`, `row.name`, `packs.starter.priceEur`, `site.contact.email`. */
export class References {
  readonly #index: SpecIndex;
  readonly #schemas: Schemas;

  constructor(index: SpecIndex, schemas: Schemas) {
    this.#index = index;
    this.#schemas = schemas;
  }

  /** The target of `reference`, or why it has none. `row` is the row of the page being made, if any. */
  find(reference: string, row: Row | undefined): Target | Fault {
    if (!wellFormed.test(reference)) {
      const remedy = 'Une référence s\'écrit « {facts.nom} », « {row.champ} » ou « {table.ligne.champ} ».';
      return { code: 'rule/reference', message: `« {${reference}} » n'est pas une référence.`, remedy };
    }
    const [head = '', ...steps] = reference.split('.');
    if (head === 'facts') return this.#fact(reference, steps);
    if (head === 'site') return this.#single('site', reference, steps);
    if (head === 'row') {
      if (row !== undefined) return this.#inRow(row, row.source.document.name, reference, steps);
      return fault(reference, "« row » n'a de sens que dans une page qui a « each ».", undefined);
    }
    const table = this.#index.rowsById.get(head);
    if (table === undefined) return fault(reference, `« ${head} » n'est ni une table ni « facts », « row » ou « site ».`, suggestion(head, [...this.#index.tables.keys(), 'facts', 'row', 'site']));
    const [id = '', ...fields] = steps;
    const found = table.get(id);
    if (found === undefined) return fault(reference, `la table « ${head} » n'a pas de ligne « ${id} ».`, suggestion(id, [...table.keys()]));
    return this.#inRow(found, head, reference, fields);
  }

  #inRow(row: Row, table: string, reference: string, fields: string[]): Target | Fault {
    const value = fields.length === 0 ? row.data : valueAt(row.data, fields);
    const schema = this.#schemas.tables.get(table) as JsonObject;
    const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
    const [first = ''] = fields;
    if (value === undefined && known.includes(first) && fields.length === 1) {
      return { code: 'absent', message: `la ligne « ${row.id} » n'a pas de champ « ${first} ».` };
    }
    if (value === undefined) return fault(reference, `le champ « ${fields.join('.')} » n'existe pas dans « ${table} ».`, suggestion(first, known));
    const unit = unitAt(schema, fields, this.#schemas);
    return { value, source: row.source, path: [...row.path, ...fields], row, unit, fact: undefined };
  }

  #single(kind: string, reference: string, steps: string[]): Target | Fault {
    const source = this.#index.singles.get(kind);
    const value = valueAt(source?.data, steps);
    if (source === undefined || value === undefined) {
      const keys = isObject(source?.data) ? Object.keys(source.data) : [];
      return fault(reference, `« ${steps.join('.')} » n'existe pas dans spec/${kind}.yaml.`, suggestion(steps[0] ?? '', keys));
    }
    return { value, source, path: steps, row: undefined, unit: undefined, fact: undefined };
  }

  #fact(reference: string, [id = '', ...rest]: string[]): Target | Fault {
    const source = this.#index.singles.get('facts');
    const facts = isObject(source?.data) ? source.data : {};
    const fact = valueAt(facts, [id]);
    if (source === undefined || !isObject(fact)) return fault(reference, `le chiffre « ${id} » n'existe pas dans spec/facts.yaml.`, suggestion(id, Object.keys(facts)));
    const readings = readingsOf(fact);
    const name = readings === undefined ? '' : (rest[0] ?? '');
    const fields = readings === undefined ? rest : rest.slice(1);
    const reading = readings === undefined ? undefined : valueAt(readings, [name]);
    if (readings !== undefined && !isObject(reading)) {
      const choices = Object.keys(readings).map((key) => `facts.${id}.${key}`);
      return fault(reference, `le chiffre « ${id} » a plusieurs lectures : il faut en nommer une.`, `Lectures : ${choices.join(', ')}.`);
    }
    const figure = figureOf(fact, isObject(reading) ? reading : undefined);
    const number = (isObject(reading) ? reading.value : undefined) ?? fact.value;
    const value = fields.length === 0 ? figure : valueAt({ ...figure, number: number ?? null }, fields);
    if (value === undefined) return fault(reference, `« ${fields.join('.')} » ne fait pas partie d'un chiffre.`, 'Possibles : label, value, unit, text, number.');
    const path = readings === undefined ? [id] : [id, 'readings', name];
    return { value, source, path, row: undefined, unit: undefined, fact: readings === undefined ? id : `${id}.${name}` };
  }
}

/** Is the outcome of `find` a fault? */
export function isFault(outcome: Target | Fault): outcome is Fault {
  return 'code' in outcome;
}

function fault(reference: string, message: string, remedy: string | undefined): Fault {
  return { code: 'rule/reference', message: `la référence « ${reference} » ne mène nulle part : ${message}`, remedy };
}
