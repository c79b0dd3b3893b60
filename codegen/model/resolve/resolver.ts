import type { Finding } from '../../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { References } from './references.ts';
import type { FactPlaces, Origin, Resolved } from './resolved.ts';
import type { Source } from '../../read/source.ts';
import type { Row } from './spec-index.ts';
import { Walk, type Substitution } from './walk.ts';

/** Resolves the references of one value at a time. Faulty references become findings and stay as they are. */
export class Resolver {
  readonly findings: Finding[] = [];
  /** Places whose value could not be known: nothing is to be reported there. */
  readonly unknown: Origin[] = [];
  readonly #references: References;

  constructor(references: References) {
    this.#references = references;
  }

  /**
   * @param row the row of the page being made: what `row.…` means
   * @param schema the schema of the value: it says where rows of a table may stand (`rowsOf`), and which texts are addresses or
   * code, without typography (`verbatim`)
   */
  resolve(source: Source, path: DocumentPath, value: Json, row?: Row, schema?: JsonObject): Resolved {
    const { findings, unknown } = this;
    const facts = new Map<string, DocumentPath[]>();
    const substitutions: Substitution[] = [];
    const look = isObject(value) ? value.look : undefined;
    const walk = new Walk({ references: this.#references, schema, look, findings, unknown, facts, substitutions });
    const resolved = walk.resolve(value, { source, path, row, chain: [] }) ?? null;
    return new ResolvedValue(resolved, { source, path }, facts, substitutions);
  }
}

const noFacts: FactPlaces = new Map();
const nowhere: readonly Substitution[] = [];

/** A large site has one for each block of each page: empty lists are shared. */
class ResolvedValue implements Resolved {
  readonly value: Json;
  readonly origin: Origin;
  readonly facts: FactPlaces;
  readonly #substitutions: readonly Substitution[];

  constructor(value: Json, origin: Origin, facts: FactPlaces, substitutions: readonly Substitution[]) {
    this.value = value;
    this.origin = origin;
    this.facts = facts.size === 0 ? noFacts : facts;
    this.#substitutions = substitutions.length === 0 ? nowhere : substitutions;
  }

  originOf(at: DocumentPath): Origin {
    const hit = this.#substitutions.findLast((substitution) =>
      substitution.at.every((part, index) => part === at[index]),
    );
    const { source, path } = hit ?? this.origin;
    return { source, path: path.concat(at.slice(hit?.at.length ?? 0)) };
  }
}
