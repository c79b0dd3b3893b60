import type { Finding } from '../../base/findings/finding.ts';
import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { References } from './references.ts';
import type { Origin, Part, Resolved } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';
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
    const parts: Part[] = [];
    const walk = new Walk(this.#references, schema, value, { findings, unknown, parts });
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
