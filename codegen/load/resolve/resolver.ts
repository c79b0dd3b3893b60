import type { Finding } from '../findings/finding.ts';
import type { MadePage, PagePlan } from '../pages/pages.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';
import type { References } from './references.ts';
import type { ResolveMemory } from './resolve-memory.ts';
import type { FactPlaces, Origin, Resolved } from './resolved.ts';
import type { Row, Source } from './spec-index.ts';
import { Walk, type Substitution } from './walk.ts';

/** Resolves the references of one value at a time. Faulty references become findings and stay as they are. */
export class Resolver {
  readonly findings: Finding[] = [];
  /** Places whose value could not be known: nothing is to be said of what stands there instead. */
  readonly unknown: Origin[] = [];
  readonly #references: References;
  readonly #memory: ResolveMemory | undefined;

  /** @param memory where values are remembered from one run to the next, if anywhere; the references tell it what they read */
  constructor(references: References, memory?: ResolveMemory) {
    this.#references = references;
    this.#memory = memory;
  }

  /**
   * @param row the row of the page being made: what `row.…` means
   * @param schema the schema of the value: it says where rows of a table may stand (`rowsOf`), and which texts are addresses or
   * code, without typography (`verbatim`)
   */
  resolve(source: Source, path: DocumentPath, value: Json, row?: Row, schema?: JsonObject): Resolved {
    const memory = this.#memory;
    if (memory === undefined) return this.#resolve(source, path, value, row, schema);
    const known = memory.known(value, path, row, schema);
    if (known !== undefined) return known;
    const faults = this.findings.length + this.unknown.length;
    memory.start(source);
    const resolved = this.#resolve(source, path, value, row, schema);
    // What is wrong is said again in each run.
    if (this.findings.length + this.unknown.length === faults) memory.keep(value, path, row, schema, resolved);
    else memory.drop();
    return resolved;
  }

  /**
   * A page, the very one of the run before where nothing that is read for it has changed.
   * @param aside the places of the blocks that are not on it
   */
  page(plan: PagePlan, aside: ReadonlySet<number> | undefined, make: () => MadePage): MadePage {
    return this.#memory === undefined ? make() : this.#memory.page(plan, aside, make);
  }

  #resolve(
    source: Source,
    path: DocumentPath,
    value: Json,
    row: Row | undefined,
    schema: JsonObject | undefined,
  ): Resolved {
    const substitutions: Substitution[] = [];
    const facts = new Map<string, DocumentPath[]>();
    const walk = new Walk({
      references: this.#references,
      findings: this.findings,
      unknown: this.unknown,
      substitutions,
      facts,
      schema,
      look: isObject(value) ? value.look : undefined,
    });
    const resolved = walk.resolve(value, { source, path, row, chain: [] }) ?? null;
    return new ResolvedValue(resolved, { source, path }, substitutions, facts);
  }
}

const noFacts: FactPlaces = new Map();
const nowhere: readonly Substitution[] = [];

/** There is one for each block of each page: it keeps what it needs to answer, and no more. */
class ResolvedValue implements Resolved {
  readonly value: Json;
  readonly origin: Origin;
  readonly facts: FactPlaces;
  readonly #elsewhere: readonly Substitution[];

  constructor(value: Json, origin: Origin, elsewhere: readonly Substitution[], facts: FactPlaces) {
    this.value = value;
    this.origin = origin;
    this.facts = facts.size === 0 ? noFacts : facts;
    this.#elsewhere = elsewhere.length === 0 ? nowhere : elsewhere;
  }

  originOf(at: DocumentPath): Origin {
    const hit = this.#elsewhere.findLast((substitution) => substitution.at.every((part, index) => part === at[index]));
    const { source, path } = hit ?? this.origin;
    return { source, path: path.concat(at.slice(hit?.at.length ?? 0)) };
  }
}
