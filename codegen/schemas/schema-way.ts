import type { DocumentPath, JsonObject } from '../base/json.ts';
import { schemaAt } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** The way down a value while it is walked, one for the whole walk, and the schema of the place that it has come to. */
export class SchemaWay {
  /** The steps from the root of the value. */
  readonly steps: (string | number)[] = [];
  readonly #schema: JsonObject | undefined;
  readonly #schemas: Schemas;

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
  }

  /** A copy of the way so far, from its step `start`. */
  path(start = 0): DocumentPath {
    return this.steps.slice(start);
  }

  /** The schema of the place, references followed; `undefined` where there is none. */
  schema(): JsonObject | undefined {
    return this.#schema && schemaAt(this.#schema, this.steps, this.#schemas);
  }
}
