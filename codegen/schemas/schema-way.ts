import type { DocumentPath, JsonObject } from '../base/json.ts';
import { schemaAt, schemaOf } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** The way down a value while it is walked, one for the whole walk, and the schema of the place that it has come to. */
export class SchemaWay {
  /** The steps from the root of the value. */
  readonly steps: (string | number)[] = [];
  readonly #schema: JsonObject | undefined;
  readonly #schemas: Schemas;
  /** The schemas of the root and of the first steps, as far as they were needed: at most places none is. */
  readonly #nodes: (JsonObject | undefined)[] = [];

  /** @param schema that of the root, if any */
  constructor(schema: JsonObject | undefined, schemas: Schemas) {
    this.#schema = schema;
    this.#schemas = schemas;
  }

  push(step: string | number): void {
    this.steps.push(step);
  }

  pop(): void {
    this.steps.pop();
    if (this.#nodes.length > this.steps.length + 1) this.#nodes.pop();
  }

  /** A copy of the way so far, from its step `start`. */
  path(start = 0): DocumentPath {
    return this.steps.slice(start);
  }

  /** The schema of the place, references followed; `undefined` where there is none. */
  schema(): JsonObject | undefined {
    const [schema, schemas] = [this.#schema, this.#schemas];
    if (schema === undefined) return undefined;
    if (this.#nodes.length === 0) this.#nodes.push(schemaAt(schema, [], schemas));
    while (this.#nodes.length <= this.steps.length) {
      const above = this.#nodes.at(-1);
      const step = this.steps[this.#nodes.length - 1] ?? '';
      this.#nodes.push(above && schemaOf(above, step, schema, schemas));
    }
    return this.#nodes.at(-1);
  }
}
