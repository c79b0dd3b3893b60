import type { Finding } from '../../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { References } from './references.ts';
import type { Origin, Resolved } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';
import type { Substitution } from './text-walk.ts';
import { Walk } from './walk.ts';

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
    const facts = new Map<string, DocumentPath[]>();
    const substitutions: Substitution[] = [];
    const look = isObject(value) ? value.look : undefined;
    const walk = new Walk(this.#references, schema, look, { findings, unknown, facts, substitutions });
    const resolved = walk.resolve(value, { source, path, row, chain: [], depth: 0 }) ?? null;
    const origin = { source, path };
    const originOf = (place: DocumentPath): Origin => {
      const nearest = substitutions.findLast(({ at }) => at.every((step, index) => step === place[index]));
      const from = nearest ?? origin;
      return { source: from.source, path: from.path.concat(place.slice(nearest?.at.length ?? 0)) };
    };
    return { value: resolved, origin, facts, originOf };
  }
}
