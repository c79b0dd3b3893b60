import type { Finding } from '../../base/findings/finding.ts';
import type { MadePage, PagePlan } from '../pages/pages.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { References } from './references.ts';
import type { ResolveMemory } from './resolve-memory.ts';
import type { FactPlaces, Origin, Resolved } from './resolved.ts';
import type { Row, Source } from './spec-index.ts';
import { Walk, type Substitution, type WalkNotes } from './walk.ts';

/** Resolves the references of one value at a time. Faulty references become findings and stay as they are. */
export class Resolver {
  readonly findings: Finding[] = [];
  /** Places whose value could not be known: nothing is to be said of what stands there instead. */
  readonly unknown: Origin[] = [];
  readonly #references: References;
  readonly #memory: ResolveMemory | undefined;
  /** What was asked for last: whoever asks for one part of a value asks for others. */
  #latest: { again: object; substitutions: readonly Substitution[] } | undefined;

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

  /** A page, the very one of the run before where nothing that is read for it has changed. */
  page(plan: PagePlan, make: () => MadePage): MadePage {
    return this.#memory === undefined ? make() : this.#memory.page(plan, make);
  }

  /**
   * What is made of each item of a list, the very things of the run before where nothing that is read for them has changed.
   * @param key which list it is: an object that stays from run to run
   */
  each<Item, Made>(key: object, items: readonly Item[], make: (item: Item) => Made): Made[] {
    return this.#memory === undefined ? items.map(make) : this.#memory.each(key, items, make);
  }

  #resolve(
    source: Source,
    path: DocumentPath,
    value: Json,
    row: Row | undefined,
    schema: JsonObject | undefined,
  ): Resolved {
    const { findings, unknown } = this;
    const facts = new Map<string, DocumentPath[]>();
    // A process that goes on keeps values from run to run, and must not keep what they were resolved with.
    const substitutions: Substitution[] | undefined = this.#memory === undefined ? undefined : [];
    const walk = this.#walk(value, schema, { findings, unknown, facts, substitutions });
    const origin = { source, path };
    const resolved = walk.resolve(value, { source, path, row, chain: [] }) ?? null;
    if (!walk.hasSubstitutions) return new ResolvedValue(resolved, origin, facts, nowhere);
    return new ResolvedValue(resolved, origin, facts, substitutions ?? { resolver: this, value, row, schema });
  }

  /** What comes from elsewhere in a value, which is resolved again to say it. */
  substitutions({ source, path }: Origin, again: Omit<Again, 'resolver'>): readonly Substitution[] {
    if (this.#latest?.again === again) return this.#latest.substitutions;
    const { value, row, schema } = again;
    const substitutions: Substitution[] = [];
    const walk = this.#walk(value, schema, { findings: [], unknown: [], facts: new Map(), substitutions });
    walk.resolve(value, { source, path, row, chain: [] });
    this.#latest = { again, substitutions };
    return substitutions;
  }

  #walk(value: Json, schema: JsonObject | undefined, notes: WalkNotes): Walk {
    const look = isObject(value) ? value.look : undefined;
    return new Walk({ ...notes, references: this.#references, schema, look });
  }
}

/** What a value is resolved again from. */
interface Again {
  resolver: Resolver;
  value: Json;
  row: Row | undefined;
  schema: JsonObject | undefined;
}

const noFacts: FactPlaces = new Map();
const nowhere: readonly Substitution[] = [];

/** There is one for each block of each page: it keeps what it needs to answer, and no more. */
class ResolvedValue implements Resolved {
  readonly value: Json;
  readonly origin: Origin;
  readonly facts: FactPlaces;
  /** Nobody asks where the parts of a valid site come from: to keep it would take a fifth of the memory of a large one. */
  readonly #elsewhere: readonly Substitution[] | Again;

  constructor(value: Json, origin: Origin, facts: FactPlaces, elsewhere: readonly Substitution[] | Again) {
    this.value = value;
    this.origin = origin;
    this.facts = facts.size === 0 ? noFacts : facts;
    this.#elsewhere = elsewhere;
  }

  originOf(at: DocumentPath): Origin {
    const elsewhere = this.#elsewhere;
    const substitutions =
      'resolver' in elsewhere ? elsewhere.resolver.substitutions(this.origin, elsewhere) : elsewhere;
    const hit = substitutions.findLast((substitution) => substitution.at.every((part, index) => part === at[index]));
    const { source, path } = hit ?? this.origin;
    return { source, path: path.concat(at.slice(hit?.at.length ?? 0)) };
  }
}
