import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Json, JsonObject } from '../../base/json.ts';

/** What the schema of a table or of a file says of a field that a reference names: the same for all rows. */
export interface FieldRead {
  /** The steps that name a row of another table, which the steps behind them lead on to. */
  readonly onward: readonly Onward[];
  readonly type: Json | undefined;
  /** As it is written: « € » for the site's currency. */
  readonly unit: string | undefined;
  /** Whether what is said of taxes follows the unit. */
  readonly hasVat: boolean;
}

export interface Onward {
  /** The last step of the path. */
  readonly step: string;
  /** To the id of the row. */
  readonly path: readonly string[];
  readonly table: string;
  /** From that row. */
  readonly steps: readonly string[];
}

/** What schemas say of fields, read once for each field: a reference of a page is followed for each row of its table. */
export class FieldReads {
  readonly #schemas: Schemas;
  readonly #known = new Map<JsonObject, Map<string, FieldRead>>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  of(schema: JsonObject, steps: readonly string[]): FieldRead {
    const bySteps = this.#known.get(schema) ?? new Map<string, FieldRead>();
    this.#known.set(schema, bySteps);
    const key = steps.join('.');
    const read = bySteps.get(key) ?? this.#read(schema, steps);
    bySteps.set(key, read);
    return read;
  }

  #read(schema: JsonObject, steps: readonly string[]): FieldRead {
    const { type, unit, vat } = schemaAt(schema, steps, this.#schemas) ?? {};
    const onward = steps.slice(0, -1).flatMap((step, index): Onward[] => {
      const path = steps.slice(0, index + 1);
      const table = schemaAt(schema, path, this.#schemas)?.refersTo;
      return typeof table === 'string' ? [{ step, path, table, steps: steps.slice(index + 1) }] : [];
    });
    return { onward, type, unit: typeof unit === 'string' ? unit : undefined, hasVat: vat === true };
  }
}
